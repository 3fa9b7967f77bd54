import { describe, expect, it } from "vitest";
import { conversion } from "./conversion";

const MERLIN = { code: "MERLIN", price: "0.250000000000000000" };
const USDT = { code: "USDT", price: "1" };
const BTC = { code: "BTC", price: "100000" };
const ODD = { code: "ODD", price: "0.3" };

describe("a conversion", () => {
  it("R9.2 goes both ways, to the last of 18 decimals", () => {
    expect(conversion({ side: "from", text: "1,000" }, MERLIN, USDT, "en-US")).toEqual({
      from: "1000",
      to: "250.000000000000000000",
      otherText: "250",
      problem: null,
    });
    expect(conversion({ side: "to", text: "1" }, ODD, USDT, "en-US").from).toBe(
      "3.333333333333333333",
    );
    expect(
      conversion({ side: "from", text: "0.000000000000000001" }, BTC, MERLIN, "en-US").to,
    ).toBe("0.000000000000400000");
  });

  it("is written and read in the language", () => {
    expect(conversion({ side: "from", text: "1.234,5" }, MERLIN, USDT, "de-DE").otherText).toBe(
      "308,625",
    );
    expect(conversion({ side: "from", text: "1,5" }, MERLIN, USDT, "en-US")).toEqual({
      from: null,
      to: null,
      otherText: "",
      problem: "format",
    });
  });

  it("of zero is zero, and of nothing is nothing", () => {
    expect(conversion({ side: "from", text: "0.0" }, MERLIN, USDT, "en-US").otherText).toBe("0");
    const nothing = { from: null, to: null, otherText: "", problem: null };
    expect(conversion({ side: "to", text: " " }, MERLIN, USDT, "en-US")).toEqual(nothing);
  });
});

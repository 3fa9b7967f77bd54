import { describe, expect, it } from "vitest";
import { figureParts } from "./figure.ts";
import { formatAmount, formatFullAmount, formatUsd } from "./format.ts";

const parts = (raw: string, text: string, isHero = false) => {
  const { head, tail, rest } = figureParts(raw, text, isHero);
  return [head, tail, rest];
};

describe("an amount of a token", () => {
  it.each([
    ["1153.278600000000000000", "MERLIN", ["1,153.27", "86", "\u00a0MERLIN"]],
    ["398.318654923939151321", "MERLIN", ["398.31", "86", "\u00a0MERLIN"]],
    ["-49.9499", "MERLIN", ["−49.94", "99", "\u00a0MERLIN"]],
    ["0.006681", "mBTC", ["0.0066", "81", "\u00a0mBTC"]],
    ["0.000000000000000001", "mBTC", ["<0.0000", "01", "\u00a0mBTC"]],
  ])(
    "R9.2 has a head of two decimals, of four below one, and a tail: %s %s",
    (raw, symbol, made) => {
      expect(parts(raw, formatAmount(raw, symbol, "en-US"))).toEqual(made);
    },
  );

  it.each(["2300", "0.0267", "1234567", "12.5", "0"])("stays whole without a tail: %s", (raw) => {
    const text = formatAmount(raw, "MERLIN", "en-US");
    expect(parts(raw, text)).toEqual([text, "", ""]);
  });

  it("takes no group of thousands for decimals, in any language", () => {
    for (const locale of ["en-US", "de-DE", "fr-FR", "ar-SA-u-ca-gregory-nu-latn"]) {
      const text = formatAmount("1234567", "MERLIN", locale);
      expect(parts("1234567", text)).toEqual([text, "", ""]);
    }
    expect(parts("1234.5678", formatAmount("1234.5678", "MERLIN", "de-DE"))).toEqual([
      "1.234,56",
      "78",
      "\u00a0MERLIN",
    ]);
  });
});

describe("a value in USDT", () => {
  it("gives its cents to the tail as a page's one big figure alone", () => {
    expect(parts("1634.54", formatUsd("1634.54", "en-US"), true)).toEqual(["$1,634", ".54", ""]);
    expect(parts("1634.54", formatUsd("1634.54", "en-US"))).toEqual(["$1,634.54", "", ""]);
  });

  it("is one figure as a price, and has a head and a tail in all its digits", () => {
    expect(parts("0.250000", "$0.250000")).toEqual(["$0.250000", "", ""]);
    const all = formatFullAmount("233.233728110937042658", "USDT", "en-US");
    expect(parts("233.233728110937042658", all)).toEqual(["$233.23", "3728110937042658", ""]);
    const fee = formatFullAmount("0.591883333333333333", "USDT", "de-DE");
    expect(parts("0.591883333333333333", fee)).toEqual(["$0,5918", "83333333333333", ""]);
  });

  it("stays whole below a dollar", () => {
    expect(parts("0.42", "$0.42", true)).toEqual(["$0.42", "", ""]);
  });
});

it("leaves a sentence alone", () => {
  expect(parts("4.003212", "1 USDT = 4.003212 MERLIN")).toEqual([
    "1 USDT = 4.003212 MERLIN",
    "",
    "",
  ]);
});

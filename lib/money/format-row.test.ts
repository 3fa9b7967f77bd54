import { describe, expect, it } from "vitest";
import { formatApart, formatRowAmount, formatRowPrice, isRowPriceCut } from "./format.ts";

const SMALLEST = "0.000000000000000001";

describe("two amounts", () => {
  it("are written with every digit where they would read the same otherwise", () => {
    const apart = (one: string, other: string) => formatApart([one, other], "MERLIN", "en-US");
    expect(apart("0.35616", "0.71232")).toEqual(["0.3561\u00a0MERLIN", "0.7123\u00a0MERLIN"]);
    expect(apart("0.35616", "0.35617")).toEqual(["0.35616\u00a0MERLIN", "0.35617\u00a0MERLIN"]);
  });
});

describe("an amount of a row", () => {
  it.each([
    ["1153.2786", "MERLIN", "+1,153.27\u00a0MERLIN"],
    ["-25.7423", "MERLIN", "−25.7423\u00a0MERLIN"],
    ["1.183766", "mBTC", "+1.18376\u00a0mBTC"],
    ["0.0249", "mBTC", "+0.0249\u00a0mBTC"],
    ["1234567.891", "MERLIN", "+1,234,567.89\u00a0MERLIN"],
    ["-289.765", "USDT", "−$289.76"],
    [SMALLEST, "MERLIN", "+<0.0001\u00a0MERLIN"],
  ])("R9.2 has six significant digits: %s %s", (value, symbol, text) => {
    expect(formatRowAmount(value, symbol, "en-US")).toBe(text);
  });

  it("has no plus where nothing has changed yet", () => {
    expect(formatRowAmount("50", "USDT", "en-US", false)).toBe("$50.00");
  });
});

it.each([
  ["1.000000000000000000", "$1.00"],
  ["0.2498", "$0.2498"],
  ["0.25", "$0.25"],
  ["98512.3456789", "$98,512.34"],
  ["99.99526", "$99.99"],
  ["0.250373", "$0.2503"],
  ["0.009937", "$0.009937"],
  ["0.0000123456", "$0.0000123"],
  ["0", "$0.00"],
])(
  "a price of a row has two decimals where two do, and no more than a price: %s",
  (value, text) => {
    expect(formatRowPrice(value, "en-US")).toBe(text);
    expect(isRowPriceCut(value)).toBe(Number(text.replace(/[$,]/g, "")) !== Number(value));
  },
);

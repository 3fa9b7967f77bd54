import { expect, it } from "vitest";
import { readAmount } from "./read-amount";

const texts = {
  empty: "Type an amount.",
  format: "Write it like {example}.",
  zero: "More than zero.",
  decimals: "At most {decimals} decimals.",
  tooLarge: "Too large.",
  belowMinimum: "At least {amount}.",
  aboveMaximum: "At most {amount}.",
  aboveMaximumAfterFee: "At most {amount} after the fee.",
};
const limits = { symbol: "AmBTC", minimum: "100", maximum: "2000" };
const context = { texts, locale: "en-US" };

it("R9.2 gives the plain amount of what was typed within its limits", () => {
  expect(readAmount("1,250.5", limits, context)).toEqual({
    amount: "1250.5",
    error: null,
    isShort: false,
  });
});

it("R9.2 says what is wrong with an amount, with the limit that it does not keep", () => {
  expect(readAmount("99", limits, context)).toMatchObject({
    error: "At least 100\u00a0AmBTC.",
    isShort: false,
  });
  expect(readAmount("2000.1", limits, context)).toMatchObject({
    error: "At most 2,000\u00a0AmBTC.",
    isShort: true,
  });
  expect(readAmount("2000.1", limits, { ...context, isAfterFee: true })).toMatchObject({
    error: "At most 2,000\u00a0AmBTC after the fee.",
  });
  expect(readAmount("1e9", limits, context)).toMatchObject({ error: "Write it like 1234.5." });
});

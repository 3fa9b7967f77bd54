import { createTranslator } from "use-intl/core";
import { expect, it } from "vitest";
import messages from "@/messages/en-US.json";
import { type AmountTranslator, amountReader } from "./amount-reader";

const readAmount = amountReader(
  createTranslator({ locale: "en-US", messages, namespace: "amountField" }) as AmountTranslator,
);
const limits = { symbol: "AmBTC", minimum: "100", maximum: "2000" };
const context = { locale: "en-US" };

it("R9.2 gives the plain amount of what was typed within its limits", () => {
  expect(readAmount("1,250.5", limits, context)).toEqual({
    amount: "1250.5",
    error: null,
    isShort: false,
  });
});

it("R9.2 says what is wrong with an amount, with the limit that it does not keep", () => {
  expect(readAmount("99", limits, context)).toMatchObject({
    error: "The minimum is 100\u00a0AmBTC.",
    isShort: false,
  });
  expect(readAmount("2000.1", limits, context)).toMatchObject({
    error: "You have 2,000\u00a0AmBTC available.",
    isShort: true,
  });
  expect(readAmount("2000.1", limits, { ...context, isAfterFee: true })).toMatchObject({
    error: "After the fee, you can withdraw up to 2,000\u00a0AmBTC.",
  });
  const aboveMaximum = (amount: string) => `At most ${amount}.`;
  expect(readAmount("2000.1", limits, { ...context, aboveMaximum })).toMatchObject({
    error: "At most 2,000\u00a0AmBTC.",
    isShort: true,
  });
  expect(readAmount("1e9", limits, context)).toMatchObject({
    error: "Enter a plain number, such as 1234.5.",
  });
});

import { createTranslator } from "use-intl/core";
import { expect, it } from "vitest";
import { type AmountTranslator, amountReader } from "@/app/_shell/forms/amount-reader";
import messages from "@/messages/en-US.json";
import { sellPriceReader } from "./sell-price";

const t = createTranslator({ locale: "en-US", messages, namespace: "resale" });
const read = sellPriceReader(
  amountReader(
    createTranslator({ locale: "en-US", messages, namespace: "amountField" }) as AmountTranslator,
  ),
  {
    bounds: { minPrice: "1.000000000000000000", maxPrice: "1560.000000000000000000" },
    locale: "en-US",
    aboveMaximum: (amount) => t("aboveMaximum", { amount }),
    wholeCents: t("wholeCents"),
  },
);

it("R15.25 takes a price within its bounds and in whole cents", () => {
  for (const [text, amount] of [
    ["780.12", "780.12"],
    ["780.120", "780.12"],
    ["1,560", "1560"],
  ] as const) {
    expect(read(text)).toEqual({ amount, error: null, isTold: false });
  }
});

it("R15.25 names the most that can be asked, not a balance", () => {
  expect(read("1560.01")).toEqual({
    amount: null,
    error: "The most you can ask is $1,560.00.",
    isTold: true,
  });
});

it("R15.25 refuses a price with a part of a cent before it is sent", () => {
  expect(read("780.123")).toEqual({
    amount: null,
    error: "Set a price in whole cents.",
    isTold: true,
  });
});

it("waits with what the next digit can mend", () => {
  expect(read("0.5")).toEqual({ amount: null, error: "The minimum is $1.00.", isTold: false });
  expect(read("")).toMatchObject({ amount: null, isTold: false });
});

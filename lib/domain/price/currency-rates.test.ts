import { expect, it } from "vitest";
import { usableRates } from "./currency-rates.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const rateOf = (code: string, ageHours: number) => ({
  ...{ code, rate: "0.865" },
  asOf: new Date(NOW - ageHours * 3_600_000).toISOString(),
});

it("R15.10 a rate is shown for a day, and only of what is a currency", () => {
  const rates = [rateOf("EUR", 0), rateOf("JPY", 24), rateOf("GBP", 24.01), rateOf("aaaaaa", 0)];
  expect(usableRates(rates, NOW).map(({ code }) => code)).toEqual(["EUR", "JPY"]);
});

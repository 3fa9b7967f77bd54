import { expect, it } from "vitest";
import { contract } from "../../contract/registry.ts";
import { usableRates } from "./currency-rates.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const rateOf = (code: string, ageHours: number, rate: string | number = "0.865") => ({
  ...{ code, rate },
  asOf: new Date(NOW - ageHours * 3_600_000).toISOString(),
});

it("R15.10 a rate is shown for a day, above zero, as a text or a number, and only of what is a currency", () => {
  const { rates } = contract.price.fx.response.parse({
    base: "USDT",
    rates: [
      rateOf("EUR", 0),
      rateOf("JPY", 24, 154.2),
      rateOf("GBP", 24.01),
      rateOf("aaaaaa", 0),
      rateOf("CHF", 0, "0"),
      rateOf("CAD", 0, "-1.37"),
    ],
  });
  expect(usableRates(rates, NOW).map(({ code, rate }) => [code, rate])).toEqual([
    ["EUR", "0.865"],
    ["JPY", "154.2"],
  ]);
});

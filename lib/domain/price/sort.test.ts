import { expect, it } from "vitest";
import { nextSort, priceSort, sortPrices, sortValue } from "./sort.ts";
import type { PriceView } from "./view.ts";

const price = (code: string, amount: string, change24h: string | null): PriceView => ({
  code,
  name: null,
  logo: null,
  price: amount,
  change24h,
  high24h: null,
  low24h: null,
  sparkline: [],
  updatedAt: null,
  isSimulated: false,
});

const PRICES = [
  price("BTC", "100000", "-1.5"),
  price("AmBTC", "0.1", null),
  price("MERLIN", "9", "2"),
];
const codes = (value: string) => sortPrices(PRICES, priceSort(value)).map(({ code }) => code);

it("orders by number, not by text", () => {
  expect(codes("price")).toEqual(["AmBTC", "MERLIN", "BTC"]);
  expect(codes("-price")).toEqual(["BTC", "MERLIN", "AmBTC"]);
  expect(codes("code")).toEqual(["AmBTC", "BTC", "MERLIN"]);
});

it("leaves tokens without a change at the end, both ways", () => {
  expect(codes("change")).toEqual(["BTC", "MERLIN", "AmBTC"]);
  expect(codes("-change")).toEqual(["MERLIN", "BTC", "AmBTC"]);
});

it("keeps the upstream's order for a query that names none", () => {
  for (const value of ["", "constructor", "--price", "name"]) {
    expect(codes(value)).toEqual(["BTC", "AmBTC", "MERLIN"]);
  }
  expect(priceSort(["price"])).toBeNull();
});

it("turns an order round at the second press", () => {
  const first = nextSort("change", null);
  expect(sortValue(first)).toBe("-change");
  expect(sortValue(nextSort("change", first))).toBe("change");
  expect(sortValue(nextSort("code", first))).toBe("code");
});

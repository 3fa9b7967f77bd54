import { expect, it } from "vitest";
import { countFilters, marketSearch, parseMarketQuery, WHOLE_CATALOGUE } from "./query.ts";

const plain = { ...WHOLE_CATALOGUE, tab: "machines", compare: [], page: 1, pageSize: 10 };

it("an address without a query, and one that makes no sense, is the plain page", () => {
  expect(parseMarketQuery({})).toEqual(plain);
  const nonsense = {
    tab: "resale",
    sort: "name",
    maxPrice: "1e9",
    minTh: "-1",
    maxBreakEven: "soon",
    stock: "yes",
    compare: "",
    page: "0",
    pageSize: "7",
  };
  expect(parseMarketQuery(nonsense)).toEqual(plain);
  expect(parseMarketQuery({ tab: ["boosts", "orders"] })).toEqual(plain);
  expect(marketSearch(parseMarketQuery(nonsense))).toBe("");
});

it("an address is read and written back as it was", () => {
  const text = "?sort=-th&maxPrice=780&minTh=20&maxBreakEven=325&stock=1&compare=core,nano";
  const query = parseMarketQuery(Object.fromEntries(new URLSearchParams(text)));
  expect(query).toMatchObject({ maxPrice: "780", compare: ["core", "nano"], isInStockOnly: true });
  expect(countFilters(query)).toBe(4);
  expect(marketSearch(query)).toBe(text);
  const orders = parseMarketQuery({ tab: "orders", page: "3", pageSize: "50" });
  expect(marketSearch(orders)).toBe("?tab=orders&pageSize=50&page=3");
  expect(countFilters(orders)).toBe(0);
});

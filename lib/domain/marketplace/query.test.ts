import { expect, it } from "vitest";
import {
  countFilters,
  marketplaceSearch,
  parseCompared,
  parseMarketplaceQuery,
  toggleCompared,
  WHOLE_CATALOGUE,
} from "./query.ts";

const plain = { ...WHOLE_CATALOGUE, tab: "machines", compare: [], page: 1, pageSize: 10 };

it("an address without a query, and one that makes no sense, is the plain page", () => {
  expect(parseMarketplaceQuery({})).toEqual(plain);
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
  expect(parseMarketplaceQuery(nonsense)).toEqual(plain);
  expect(parseMarketplaceQuery({ tab: ["boosts", "orders"] })).toEqual(plain);
  expect(marketplaceSearch(parseMarketplaceQuery(nonsense))).toBe("");
});

it("an address is read and written back as it was", () => {
  const text = "?sort=-th&maxPrice=780&minTh=20&maxBreakEven=325&stock=1&compare=core,nano";
  const query = parseMarketplaceQuery(Object.fromEntries(new URLSearchParams(text)));
  expect(query).toMatchObject({ maxPrice: "780", compare: ["core", "nano"], isInStockOnly: true });
  expect(countFilters(query)).toBe(4);
  expect(marketplaceSearch(query)).toBe(text);
  const orders = parseMarketplaceQuery({ tab: "orders", page: "3", pageSize: "50" });
  expect(marketplaceSearch(orders)).toBe("?tab=orders&pageSize=50&page=3");
  expect(countFilters(orders)).toBe(0);
});

const known = ["nano", "core", "pro", "titan"];

it("compares known products, each once, three at most", () => {
  expect(parseCompared("core,ghost,core,nano", known)).toEqual(["core", "nano"]);
  expect(parseCompared("titan,pro,core,nano", known)).toEqual(["titan", "pro", "core"]);
  expect(parseCompared(undefined, known)).toEqual([]);
});

it("a product joins at the end, leaves again, and a fourth finds no room", () => {
  expect(toggleCompared(["core"], "nano")).toEqual(["core", "nano"]);
  expect(toggleCompared(["core", "nano"], "core")).toEqual(["nano"]);
  expect(toggleCompared(["core", "nano", "pro"], "titan")).toBeNull();
  expect(toggleCompared(["core", "nano", "pro"], "pro")).toEqual(["core", "nano"]);
});

import { describe, expect, it } from "vitest";
import { chooseProducts, limitsOf } from "./catalogue.ts";
import { WHOLE_CATALOGUE } from "./query.ts";
import { type ProductView, productView } from "./view.ts";

function machine(id: string, amount: string, th: string, days: number | null, stock = 5) {
  const price = { symbol: "USDT", amount };
  return productView({ id, kind: "machine", name: id, th, price, stock, estBreakEvenDays: days });
}

const nano = machine("nano", "135.000000000000000000", "20", 169);
const core = machine("core", "780.000000000000000000", "60", 325, 0);
const pro = machine("pro", "2500.000000000000000000", "200", 313);
const rare = machine("rare", "9.000000000000000000", "1", null);
const all = [nano, core, pro, rare];

const ids = (products: readonly ProductView[]) => products.map(({ id }) => id);
const choose = (change: object) => ids(chooseProducts(all, { ...WHOLE_CATALOGUE, ...change }));

describe("machines in an order", () => {
  it.each([
    ["price", ["rare", "nano", "core", "pro"]],
    ["-price", ["pro", "core", "nano", "rare"]],
    ["th", ["rare", "nano", "core", "pro"]],
    ["-th", ["pro", "core", "nano", "rare"]],
    ["breakEven", ["nano", "pro", "core", "rare"]],
  ] as const)("sorts by %s as numbers, what has no estimate last", (sort, order) => {
    expect(choose({ sort })).toEqual(order);
  });

  it("keeps the upstream's order without a choice, and leaves the list as it was", () => {
    expect(choose({})).toEqual(["nano", "core", "pro", "rare"]);
    expect(ids(all)).toEqual(["nano", "core", "pro", "rare"]);
  });
});

describe("machines within limits", () => {
  it("takes the limit itself", () => {
    expect(choose({ maxPrice: "780" })).toEqual(["nano", "core", "rare"]);
    expect(choose({ minTh: "60" })).toEqual(["core", "pro"]);
    expect(choose({ maxBreakEven: 313 })).toEqual(["nano", "pro"]);
    expect(choose({ isInStockOnly: true })).toEqual(["nano", "pro", "rare"]);
  });

  it("offers the figures that there are and the chosen ones, from small to large", () => {
    expect(limitsOf([pro, nano, nano, rare], WHOLE_CATALOGUE)).toEqual({
      prices: ["9", "135", "2500"],
      powers: ["1", "20", "200"],
      breakEvens: [169, 313],
    });
    const chosen = { maxPrice: "1000.5", minTh: "20", maxBreakEven: 200 };
    expect(limitsOf([pro, nano], chosen)).toEqual({
      prices: ["135", "1000.5", "2500"],
      powers: ["20", "200"],
      breakEvens: [169, 200, 313],
    });
  });
});

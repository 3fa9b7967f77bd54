import { describe, expect, it } from "vitest";
import { additionLimits, hasParts, takesAddition, termsToExtend } from "./change.ts";
import { stakingProduct } from "./product.ts";

const offer = (id: string, days: number | null, changes: object | null, more: object = {}) =>
  stakingProduct(
    {
      id,
      symbol: "MERLIN",
      type: days ? "locked" : "flexible",
      days,
      aprBps: 900,
      changes,
      ...more,
    },
    true,
  );
const PRODUCTS = [
  offer("flexible", null, { add: true }, { max: "100", quotaLeft: "30" }),
  offer("d30", 30, { add: true, redeemPart: true, extendTo: ["d30", "d60", "d90", "flexible"] }),
  offer("d60", 60, null),
  offer("d90", 90, {}, { status: "full" }),
];
const NOW = new Date("2026-11-21T06:00:00Z");
const position = (productId: string, maturesAt: string | null = null) => ({
  ...{ productId, maturesAt, principal: "80", status: "active" as const },
  isLocked: productId !== "flexible",
});

describe("what can be done with a running position", () => {
  it("is what its product says, and nothing of a closed one", () => {
    expect(takesAddition(position("flexible"), PRODUCTS)).toBe(true);
    expect(takesAddition(position("d60"), PRODUCTS)).toBe(false);
    expect(takesAddition(position("gone"), PRODUCTS)).toBe(false);
    expect(takesAddition({ ...position("flexible"), status: "redeemed" }, PRODUCTS)).toBe(false);
    expect(hasParts(position("flexible"), PRODUCTS)).toBe(true);
    expect(hasParts(position("d30", "2026-12-01T00:00:00Z"), PRODUCTS)).toBe(true);
    expect(hasParts(position("d60", "2026-12-01T00:00:00Z"), PRODUCTS)).toBe(false);
  });

  it("is nothing where the service changes no positions", () => {
    const changes = { add: true, redeemPart: true, extendTo: ["d30"] };
    const told = { id: "d30", symbol: "MERLIN", type: "locked", aprBps: 900, changes } as const;
    const product = stakingProduct(told, false);
    expect(product).toMatchObject({ canAdd: false, canRedeemPart: false, extendTo: [] });
  });

  it("goes on in the terms that are open and end later", () => {
    const to = (maturesAt: string) =>
      termsToExtend(position("d30", maturesAt), PRODUCTS, NOW).map(({ id }) => id);
    expect(to("2026-12-21T00:00:00Z")).toEqual(["d30", "d60"]);
    expect(to("2026-12-22T00:00:00Z")).toEqual(["d60"]);
    expect(to("2027-01-21T00:00:00Z")).toEqual([]);
    expect(termsToExtend(position("flexible"), PRODUCTS, NOW)).toEqual([]);
  });
});

it("an addition is limited by what the position has left of the maximum, and by the quota", () => {
  expect(additionLimits(position("flexible"), PRODUCTS, "MERLIN")).toEqual({
    symbol: "MERLIN",
    minimum: null,
    maximum: "20.000000000000000000",
    quotaLeft: "30",
  });
  const over = { ...position("flexible"), principal: "100.5" };
  expect(additionLimits(over, PRODUCTS, "MERLIN").maximum).toBe("0.000000000000000000");
  expect(additionLimits(position("d60"), PRODUCTS, "MERLIN").maximum).toBeNull();
});

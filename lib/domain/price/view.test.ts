import { expect, it } from "vitest";
import { isStalePrice, latestUpdate } from "./view.ts";

const UPDATED = "2026-01-01T12:00:00.000Z";
const NOON = Date.parse(UPDATED);

it("calls a price stale after five minutes without a new one", () => {
  expect(isStalePrice(UPDATED, NOON + 300_000)).toBe(false);
  expect(isStalePrice(UPDATED, NOON + 300_001)).toBe(true);
});

it("calls nothing stale that has no time or one in the future", () => {
  expect(isStalePrice(null, NOON)).toBe(false);
  expect(isStalePrice(UPDATED, NOON - 86_400_000)).toBe(false);
});

it("finds the newest moment, whatever zone it is written in", () => {
  const prices = [
    { updatedAt: null },
    { updatedAt: "2026-01-01T13:30:00+02:00" },
    { updatedAt: UPDATED },
  ];
  expect(latestUpdate(prices)).toBe(UPDATED);
  expect(latestUpdate([{ updatedAt: null }])).toBeNull();
});

import { expect, it } from "vitest";
import { HISTORY_RANGES } from "../../contract/price.ts";
import { CHART_RANGES, historyRange, type PricePoint, pricePoints } from "./history.ts";
import { rangeFacts } from "./range-facts.ts";

const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
const point = (minute: number, price: string, candle: PricePoint["candle"] = null): PricePoint => ({
  time: at(minute),
  price,
  candle,
});

it("offers exactly the ranges that the contract knows", () => {
  expect(CHART_RANGES).toEqual(HISTORY_RANGES);
});

it("takes a range that nobody knows for a day", () => {
  expect(historyRange("7d")).toBe("7d");
  for (const value of ["2d", "", undefined, ["7d", "1h"], "constructor"]) {
    expect(historyRange(value)).toBe("24h");
  }
});

it("R7.3 shows points in the order of time, each moment once, candles only where they are whole", () => {
  const history = [
    { time: at(2), price: "3", open: "2", high: "4", low: "1" },
    { time: at(1), price: "2", open: "2", high: null, low: "1" },
    { time: at(2), price: "5" },
  ];
  expect(pricePoints(history)).toEqual([point(1, "2"), point(2, "5")]);
  expect(pricePoints(history.slice(0, 1))).toEqual([
    point(2, "3", { open: "2", high: "4", low: "1" }),
  ]);
});

it("finds high, low and change of a range, digit for digit", () => {
  const points = [
    point(0, "0.3", { open: "0.25", high: "0.31", low: "0.2" }),
    point(1, "0.4"),
    point(2, "0.250000000000000001"),
  ];
  expect(rangeFacts(points)).toEqual({
    high: "0.4",
    low: "0.2",
    difference: "0.000000000000000001",
    change: "0.000000000000000400",
  });
});

it("knows nothing of no points, and no percent of a price that began at zero", () => {
  expect(rangeFacts([])).toBeNull();
  expect(rangeFacts([point(0, "0"), point(1, "2")])?.change).toBeNull();
});

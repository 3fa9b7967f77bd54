import { describe, expect, it } from "vitest";
import { recentSeries, withPrice } from "./price-series.ts";

const at = (minute: number, price: string) => ({
  time: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  price,
});

describe("a series", () => {
  it("grows by later prices only, so it never runs back", () => {
    const series = [at(1, "10")];
    expect(withPrice(series, at(2, "11"))).toEqual([at(1, "10"), at(2, "11")]);
    expect(withPrice(series, at(1, "12"))).toBe(series);
    expect(withPrice(series, at(0, "12"))).toBe(series);
    expect(withPrice([], at(0, "12"))).toEqual([at(0, "12")]);
  });

  it("shows its last quarter of an hour", () => {
    const series = [at(0, "1"), at(10, "2"), at(20, "3")];
    expect(recentSeries(series)).toEqual([at(10, "2"), at(20, "3")]);
    expect(recentSeries([])).toEqual([]);
  });
});

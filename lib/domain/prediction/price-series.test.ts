import { describe, expect, it } from "vitest";
import { recentSeries, seriesShape, withPrice } from "./price-series.ts";

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

describe("its drawing", () => {
  const box = { width: 100, height: 50, inset: 5 };

  it("has the lock line in the scale of the prices, each point at its time", () => {
    const shape = seriesShape([at(0, "100"), at(1, "110"), at(4, "105")], "100", box);
    expect(shape).toEqual({
      line: "M0 45L25 5L100 25",
      area: "M0 45L25 5L100 25L100 50L0 50Z",
      lockY: 45,
      end: { x: 100, y: 25 },
    });
  });

  it("makes room for a lock price beyond the series, and draws a flat one in the middle", () => {
    expect(seriesShape([at(0, "100"), at(1, "100")], "120", box).lockY).toBe(5);
    expect(seriesShape([at(0, "100"), at(1, "100")], null, box)).toMatchObject({
      line: "M0 25L100 25",
      lockY: null,
    });
  });
});

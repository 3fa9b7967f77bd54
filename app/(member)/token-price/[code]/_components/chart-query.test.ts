import { expect, it } from "vitest";
import { chartChoice, chartQuery } from "./chart-query";

it("reads its own addresses back", () => {
  for (const query of ["", "?range=7d", "?range=1y&style=candles&scale=log", "?scale=log"]) {
    const choice = chartChoice(Object.fromEntries(new URLSearchParams(query)));
    expect(chartQuery(choice)).toBe(query);
  }
});

it("takes what nobody wrote for the default", () => {
  const choice = chartChoice({ range: ["7d", "1y"], style: "pie", scale: "1" });
  expect(choice).toEqual({ range: "24h", style: "line", isLogarithmic: false });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { costRows, demandOf, MEASURED, modelRows } from "./model.ts";

describe("the model of capacity", () => {
  it("is what the page of capacity says", () => {
    const page = readFileSync(new URL("../../../docs/capacity.md", import.meta.url), "utf8");
    for (const row of [...costRows(MEASURED), ...modelRows(MEASURED)]) expect(page).toContain(row);
  });

  it("grows with the members, and what is told of endings with their square", () => {
    const [one, ten] = [demandOf(1_000_000, MEASURED), demandOf(10_000_000, MEASURED)];
    expect(ten.redisPerSecond / one.redisPerSecond).toBeCloseTo(10);
    expect(ten.upstreamPerSecond / one.upstreamPerSecond).toBeCloseTo(10);
    expect(ten.instances / one.instances).toBeGreaterThan(9);
    expect(ten.endingsToldPerSecond / one.endingsToldPerSecond).toBeGreaterThan(90);
  });

  it("never counts on one instance alone", () => {
    expect(demandOf(100, MEASURED).instances).toBe(2);
  });
});

import { describe, expect, it } from "vitest";
import { dailyProfitHref, firstDay, firstDayBefore, parsePeriod, periodHref } from "./period.ts";

describe("the period of the overview", () => {
  it("is the usual one unless the address names another", () => {
    expect(parsePeriod({})).toBe("30d");
    expect(parsePeriod({ range: "all" })).toBe("all");
    expect(parsePeriod({ range: "toString" })).toBe("30d");
    expect(parsePeriod({ range: ["7d", "90d"] })).toBe("30d");
  });

  it("counts today, and of all time has no first day", () => {
    expect(firstDay("7d", "2026-11-21")).toBe("2026-11-15");
    expect(firstDay("all", "2026-11-21")).toBeNull();
  });

  it("is compared with as many days before it, all time with none", () => {
    expect(firstDayBefore("7d", "2026-11-21")).toBe("2026-11-08");
    expect(firstDayBefore("all", "2026-11-21")).toBeNull();
  });

  it("leads to itself and to the same days one by one", () => {
    expect(periodHref("30d")).toBe("/earning");
    expect(periodHref("all")).toBe("/earning?range=all");
    expect(dailyProfitHref("7d")).toBe("/transactions/daily-profit?range=7d");
    expect(dailyProfitHref("30d")).toBe("/transactions/daily-profit");
    expect(dailyProfitHref("all")).toBe("/transactions/daily-profit?range=90d");
  });
});

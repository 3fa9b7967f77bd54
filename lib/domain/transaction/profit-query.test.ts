import { describe, expect, it } from "vitest";
import {
  isDrawnWhole,
  pageOfDays,
  parseProfitFilter,
  profitSearch,
  profitServiceQuery,
} from "./profit-query.ts";

const TODAY = "2026-11-21";
const paramsOf = (search: string) => Object.fromEntries(new URLSearchParams(search));
const parse = (search: string) => parseProfitFilter(paramsOf(search), TODAY);

describe("the period of the daily profit", () => {
  it.each(["", "?range=7d", "?range=90d&page=2", "?from=2026-01-01&to=2026-11-20&day=2026-11-03"])(
    "R2.1 comes back the same from the address: %j",
    (search) => {
      expect(profitSearch(parse(search))).toBe(search);
    },
  );

  it.each([
    ["", "2026-10-23"],
    ["?range=7d", "2026-11-15"],
    ["?range=30d", "2026-10-23"],
    ["?range=90d", "2026-08-24"],
  ])("ends today and counts today: %j", (search, from) => {
    expect(parse(search)).toMatchObject({ from, to: TODAY });
  });

  it("completes a bound that is missing", () => {
    expect(parse("?from=2026-11-01")).toMatchObject({ range: null, from: "2026-11-01", to: TODAY });
    expect(parse("?to=2026-10-30")).toMatchObject({ from: "2026-10-01", to: "2026-10-30" });
    expect(parse("?from=2026-12-24")).toMatchObject({ from: "2026-12-24", to: "2026-12-24" });
  });

  it.each([
    "?range=1y",
    "?range=toString",
    "?from=2026-02-30",
    "?from=2026-11-21&to=2026-11-20",
    "?page=zero",
    "?day=today",
    "?to=0000-01-01",
    "?day=9999-12-31",
  ])("treats what is not understood as unset: %s", (search) => {
    expect(parse(search)).toEqual(parse(""));
  });

  it("is asked for as a whole up to 90 days, and page by page beyond", () => {
    expect(profitServiceQuery(parse("?range=90d&page=3"))).toMatchObject({ page: 1, pageSize: 90 });
    const longer = parse("?from=2026-08-23&page=3");
    expect(isDrawnWhole(longer)).toBe(false);
    expect(profitServiceQuery(longer)).toMatchObject({ page: 3, pageSize: 30 });
  });
});

describe("pages of days that are there as a whole", () => {
  const days = Array.from({ length: 61 }, (_, index) => index);

  it("hold thirty each, the last one what is left", () => {
    expect(pageOfDays(days, 3)).toEqual({ days: [60], page: 3, pages: 3 });
    expect(pageOfDays(days, 1).days).toHaveLength(30);
  });

  it("show the last one for a page beyond it, and one page of nothing", () => {
    expect(pageOfDays(days, 9)).toMatchObject({ page: 3 });
    expect(pageOfDays([], 1)).toEqual({ days: [], page: 1, pages: 1 });
  });
});

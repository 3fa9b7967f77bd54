import { describe, expect, it } from "vitest";
import {
  filterParams,
  joinedIn,
  joinInterval,
  narrowedBy,
  parseTeamFilter,
  teamExportPath,
  turnSort,
  WHOLE_TEAM,
} from "./query.ts";

const PLAIN = parseTeamFilter({});

describe("the filters of a team list", () => {
  it("R2.1 stand in the address as they were chosen, without defaults", () => {
    const params = {
      level: "2",
      sponsor: "dora",
      q: " ca ",
      status: "not_valid",
      leg: "left",
      mining: "now",
      sort: "-volume",
      page: "3",
      pageSize: "50",
    };
    const filter = parseTeamFilter(params);
    expect(filter).toMatchObject({ level: 2, q: "ca", sort: "-volume", page: 3, pageSize: 50 });
    expect(Object.fromEntries(filterParams(filter))).toEqual({ ...params, q: "ca" });
    expect(narrowedBy(filter)).toBe(5);
    expect(filterParams(PLAIN).toString()).toBe("");
  });

  it.each([
    { level: "0" },
    { level: "-1" },
    { level: "1.5" },
    { level: ["1", "2"] },
    { status: "gone" },
    { leg: "middle" },
    { mining: "yes" },
    { sort: "password" },
    { page: "x" },
    { pageSize: "7" },
    { q: "x".repeat(41) },
    { sponsor: "x".repeat(65) },
    { q: "  " },
  ])("are unset where they are not understood: %j", (params) => {
    expect(parseTeamFilter(params)).toEqual(PLAIN);
  });

  it("can all be dropped, but for the level", () => {
    const filter = { ...parseTeamFilter({ level: "2", q: "a", leg: "left" }), ...WHOLE_TEAM };
    expect(filterParams(filter).toString()).toBe("level=2");
  });
});

describe("the order of a team list", () => {
  it("begins with the most, a name with A, and turns on the second press", () => {
    expect(turnSort("volume")("-joinedAt")).toBe("-volume");
    expect(turnSort("volume")("-volume")).toBe("volume");
    expect(turnSort("volume")("volume")).toBe("-volume");
    expect(turnSort("username")("-volume")).toBe("username");
    expect(turnSort("username")("username")).toBe("-username");
  });
});

describe("the file of a team list", () => {
  it("has the filters and the order of the list, and all of its pages", () => {
    const filter = parseTeamFilter({ level: "1", q: "a&b", sort: "volume", page: "2" });
    expect(teamExportPath(filter)).toBe("account/team/network/export?level=1&q=a%26b&sort=volume");
  });
});

describe("joinings over time", () => {
  it("are shown by day unless the address names a month or a year", () => {
    expect([undefined, "month", "year", "week"].map(joinInterval)).toEqual([
      ...["day", "month", "year", "day"],
    ]);
  });

  it("are summed up", () => {
    const point = (members: number) => ({ from: "2026-01-01", members, directs: null });
    expect(joinedIn([point(2), point(0), point(5)])).toBe(7);
    expect(joinedIn([])).toBe(0);
  });
});

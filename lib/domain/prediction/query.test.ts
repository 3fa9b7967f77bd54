import { expect, it } from "vitest";
import { parseQuery, querySearch } from "./query.ts";

it("the plain address shows the latest own rounds, a later page all of them", () => {
  const plain = parseQuery({});
  expect(plain).toEqual({ tab: "history", status: null, period: "all", sort: "net", page: 1 });
  expect(querySearch(plain)).toBe("");
  expect(parseQuery({ page: "2" })).toEqual({ ...plain, status: "all", page: 2 });
  expect(parseQuery({ tab: "leaderboard", page: "2" }).status).toBeNull();
});

it("a filter, a place in the list and a leaderboard stand in the address and come back from it", () => {
  for (const search of [
    "?status=refunded&page=3",
    "?status=all",
    "?tab=leaderboard&period=week&sort=winRate&page=2",
    "?tab=rules",
  ]) {
    expect(querySearch(parseQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(search);
  }
});

it("what is not understood is the default, and never an error", () => {
  const strange = parseQuery({
    tab: "x",
    status: ["won", "lost"],
    page: "-1",
    sort: "",
    period: "day",
  });
  expect(strange).toEqual(parseQuery({}));
  expect(parseQuery({ page: "999999" }).page).toBe(100_000);
});

it("a tab keeps out of the address what belongs to another one", () => {
  const all = parseQuery({ tab: "rules", status: "won", sort: "played", page: "2" });
  expect(querySearch(all)).toBe("?tab=rules");
  expect(querySearch({ ...all, tab: "history" })).toBe("?status=won&page=2");
});

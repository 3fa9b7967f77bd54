import { expect, it } from "vitest";
import { historyPeriod, miningSearch, parseMiningQuery } from "./mining-query";

const parse = (search: string) => parseMiningQuery(Object.fromEntries(new URLSearchParams(search)));

it.each([
  "",
  "?view=rate",
  "?view=sessions&range=7d&page=2",
  "?machines=expired&machinesPage=2",
  "?team=3&range=7d",
  "?range=30d&from=2026-11-01&to=2026-11-21&page=4",
])("R2.1 comes back the same from the address: %j", (search) => {
  expect(miningSearch(parse(search))).toBe(search);
});

it.each([
  "?view=all",
  "?machines=sold",
  "?machinesPage=0",
  "?range=1y",
  "?range=toString",
  "?from=2026-02-30",
  "?from=0026-11-21&to=9999-12-31",
  "?from=2026-11-21&to=2026-11-20",
  "?page=-1",
])("treats what is not understood as unset: %s", (search) => {
  expect(parse(search)).toEqual(parse(""));
});

it("asks for whole days of the member's zone, the last one included", () => {
  const period = historyPeriod({ from: "2026-11-01", to: "2026-11-21" }, "Europe/Oslo");
  expect(period).toEqual({ from: "2026-10-31T23:00:00.000Z", to: "2026-11-21T23:00:00.000Z" });
  expect(historyPeriod({ from: null, to: null }, "UTC")).toEqual({});
});

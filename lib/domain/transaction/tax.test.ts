import { expect, it } from "vitest";
import { parseTaxQuery, taxYears } from "./tax.ts";

it.each([
  ["2024-05-01T10:00:00Z", [2026, 2025, 2024]],
  ["2026-03-01T10:00:00Z", [2026]],
  ["2011-03-01T10:00:00Z", [2026, 2025, 2024, 2023, 2022, 2021, 2020]],
  ["2027-01-01T00:00:00Z", [2026]],
  [null, [2026, 2025]],
])("offers the years since %s", (joinedAt, years) => {
  expect(taxYears("2026-11-21", joinedAt)).toEqual(years);
});

it.each([
  [
    { year: "2025", page: "3" },
    { year: 2025, page: 3 },
  ],
  [{ year: "1999" }, { year: 2026, page: 1 }],
  [
    { year: "x", page: "-1" },
    { year: 2026, page: 1 },
  ],
  [{}, { year: 2026, page: 1 }],
])("reads year and page from the address: %j", (params, query) => {
  expect(parseTaxQuery(params, [2026, 2025])).toEqual(query);
});

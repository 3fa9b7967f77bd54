import { describe, expect, it } from "vitest";
import type { SearchParams } from "../../list/search-params.ts";
import {
  dayExportPath,
  exportPath,
  filterSearch,
  isNarrowed,
  parseFilter,
  serviceQuery,
} from "./query.ts";

const WALLETS = ["USDT", "MERLIN", "mBTC", "AmBTC"];
const PLAIN = parseFilter({}, WALLETS);
const CLOCK = { now: new Date("2026-11-21T12:34:56.000Z"), timeZone: "Europe/Berlin" };

function paramsOf(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

describe("filters and their address", () => {
  it.each([
    "?symbol=mBTC&type=mining_claim&direction=in&status=completed&range=7d&q=42",
    "?symbol=USDT&from=2026-11-01&to=2026-11-21&sort=createdAt&pageSize=100&page=3",
    "?from=2026-11-01",
    "?q=do%E2%80%A2%E2%80%A2a+%26+%23",
    "",
  ])("R2.1 come back the same: %j", (search) => {
    expect(filterSearch(parseFilter(paramsOf(search), WALLETS))).toBe(search);
  });

  it("leave out what a form sends empty, and the defaults", () => {
    const search = "?symbol=&type=&direction=&status=&q=+&from=&to=&pageSize=20&page=1";
    expect(filterSearch(parseFilter(paramsOf(search), WALLETS))).toBe("");
  });

  it.each<SearchParams>([
    { symbol: "DOGE" },
    { symbol: "usdt" },
    { type: "Deposit" },
    { type: "constructor" },
    { direction: "sideways" },
    { status: "lost" },
    { range: "90d" },
    { range: "toString" },
    { from: "2026-02-30" },
    { to: "yesterday" },
    { from: "0026-11-21" },
    { to: "0999-12-31" },
    { to: "9999-12-31" },
    { from: "2026-11-21", to: "2026-11-20" },
    { q: "x".repeat(81) },
    { sort: "amount" },
    { page: "-1" },
    { page: "1e3" },
    { page: "٣" },
    { pageSize: "1000" },
    { symbol: ["USDT", "mBTC"] },
    { "type[]": "deposit" },
  ])("treat what is not understood as unset: %j", (params) => {
    expect(parseFilter(params, WALLETS)).toEqual(PLAIN);
  });

  it("keep a well-formed wallet while the wallets cannot be read", () => {
    expect(parseFilter({ symbol: "DOGE" }, null).symbol).toBe("DOGE");
    expect(parseFilter({ symbol: "<b>" }, null).symbol).toBeNull();
  });

  it("let days win over a preset", () => {
    const filter = parseFilter({ range: "24h", from: "2026-11-01" }, WALLETS);
    expect(filter).toMatchObject({ range: null, from: "2026-11-01", to: null });
  });

  it("narrow the list by what they select, not by order and paging", () => {
    expect(isNarrowed(parseFilter({ sort: "createdAt", page: "2", pageSize: "50" }, null))).toBe(
      false,
    );
    expect(isNarrowed(parseFilter({ direction: "in" }, null))).toBe(true);
  });

  it("stay within the pages that the service has", () => {
    expect(parseFilter({ page: "999999" }, null).page).toBe(100_000);
    expect(parseFilter({ page: "0" }, null).page).toBe(1);
  });
});

describe("what the service is asked", () => {
  it.each([
    ["24h", "2026-11-20T12:34:56.000Z"],
    ["7d", "2026-11-14T12:34:56.000Z"],
    ["30d", "2026-10-22T12:34:56.000Z"],
  ])("reaches back from now for %s", (range, from) => {
    const query = serviceQuery(parseFilter({ range }, null), CLOCK);
    expect(query).toMatchObject({ from, to: undefined });
  });

  it("takes days in the member's zone, the last one whole", () => {
    const filter = parseFilter({ from: "2026-11-20", to: "2026-11-21" }, null);
    expect(serviceQuery(filter, CLOCK)).toMatchObject({
      from: "2026-11-19T23:00:00.000Z",
      to: "2026-11-21T23:00:00.000Z",
    });
  });

  it.each([
    ["1000-01-01", "1000-01-01T00:00:00.000Z", "1000-01-02T00:00:00.000Z"],
    ["9998-12-31", "9998-12-31T00:00:00.000Z", "9999-01-01T00:00:00.000Z"],
  ])("takes the first and the last day there are: %s", (day, from, to) => {
    const filter = parseFilter({ from: day, to: day }, null);
    expect(serviceQuery(filter, { ...CLOCK, timeZone: "UTC" })).toMatchObject({ from, to });
  });

  it("asks for a file with the very same rows", () => {
    const filter = parseFilter({ symbol: "USDT", type: "fee", page: "4", sort: "createdAt" }, null);
    expect(exportPath(serviceQuery(filter, CLOCK))).toBe(
      "transaction/export?symbol=USDT&type=fee&sort=createdAt",
    );
  });

  it("asks for a UTC day from midnight to midnight", () => {
    expect(dayExportPath("2026-12-31")).toBe(
      "transaction/export?from=2026-12-31T00%3A00%3A00.000Z&to=2027-01-01T00%3A00%3A00.000Z&sort=-createdAt",
    );
  });
});

import { expect, it } from "vitest";
import type { MiningHistory } from "../../contract/mining.ts";
import { HISTORY_COLUMNS, historyRows } from "./history-rows.ts";

const SESSION: MiningHistory = {
  id: "7",
  startedAt: "2026-01-01T01:00:00+01:00",
  endsAt: "2026-01-02T00:00:00.000Z",
  state: "claimed",
  gross: "0.008000000000000000",
  fee: "0.001600000000000000",
  net: "0.006400000000000000",
  claimed: "0.006400000000000000",
  streak: 3,
};

it("R9.2 writes every digit and times in UTC, a cell a column", () => {
  const [row] = historyRows([SESSION]);
  expect(row).toEqual([
    "7",
    "2026-01-01T00:00:00.000Z",
    "2026-01-02T00:00:00.000Z",
    "claimed",
    "0.008000000000000000",
    "0.001600000000000000",
    "0.006400000000000000",
    "0.006400000000000000",
    "3",
  ]);
  expect(row).toHaveLength(HISTORY_COLUMNS.length);
});

it("leaves out what is not known", () => {
  expect(historyRows([{ ...SESSION, claimed: null, streak: null }])[0]?.slice(-2)).toEqual([
    "",
    "",
  ]);
});

import { expect, it } from "vitest";
import type { MiningSession } from "../../contract/mining.ts";
import { hasMined, sessionPercent } from "./progress.ts";

const RUNNING: MiningSession = {
  state: "running",
  startedAt: "2026-01-01T00:00:00Z",
  endsAt: "2026-01-02T00:00:00Z",
  accrued: "0",
  accruedAt: "2026-01-01T06:00:00Z",
  ratePerHour: "0",
  unclaimed: "0",
  serverTime: "2026-01-01T06:00:00Z",
};

it("is a quarter through after six of twenty-four hours, by the server's clock", () => {
  expect(sessionPercent(RUNNING)).toBe(25);
});

it("is all of a session at its end, and no second before", () => {
  expect(sessionPercent({ ...RUNNING, serverTime: "2026-01-01T23:59:59Z" })).toBe(99);
  expect(sessionPercent({ ...RUNNING, serverTime: "2026-01-02T00:00:00Z" })).toBe(100);
});

it("stays within a session, and is nothing without one", () => {
  expect(sessionPercent({ ...RUNNING, serverTime: "2026-02-01T00:00:00Z" })).toBe(100);
  expect(sessionPercent({ ...RUNNING, serverTime: "2025-12-31T00:00:00Z" })).toBe(0);
  expect(sessionPercent({ ...RUNNING, startedAt: null })).toBe(0);
});

it("knows a member who has mined from one who has not", () => {
  expect(hasMined(RUNNING)).toBe(true);
  expect(hasMined({ ...RUNNING, state: "idle" })).toBe(true);
  expect(hasMined({ ...RUNNING, state: "idle", startedAt: null })).toBe(false);
});

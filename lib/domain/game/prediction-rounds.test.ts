import { expect, it } from "vitest";
import { type PredictionRounds, roundTakingEntries } from "./prediction-rounds.ts";

const round = (
  epoch: number,
  status: PredictionRounds["rounds"][number]["status"],
  lock: string,
) => ({
  epoch,
  status,
  startAt: "2026-01-01T00:00:00Z",
  lockAt: lock,
  closeAt: "2026-01-01T00:30:00Z",
  upPool: "0",
  downPool: "0",
});
const rounds = [
  round(1, "live", "2026-01-01T00:05:00Z"),
  round(2, "open", "2026-01-01T00:10:00Z"),
  round(3, "later", "2026-01-01T00:15:00Z"),
];

it("is the open round while its lock lies ahead", () => {
  expect(roundTakingEntries({ rounds, serverTime: "2026-01-01T00:07:00Z" })?.epoch).toBe(2);
});

it("is none once the lock has passed, and without an open round", () => {
  expect(roundTakingEntries({ rounds, serverTime: "2026-01-01T00:10:00Z" })).toBeNull();
  expect(roundTakingEntries({ rounds: [], serverTime: "2026-01-01T00:07:00Z" })).toBeNull();
});

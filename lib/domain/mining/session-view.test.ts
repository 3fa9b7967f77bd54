import { expect, it } from "vitest";
import type { MiningSession } from "../../contract/mining.ts";
import { newerSession, sessionView } from "./session-view.ts";

const SESSION: MiningSession = {
  state: "running",
  accrued: "1",
  accruedAt: "2026-01-01T00:00:00Z",
  ratePerHour: "1",
  unclaimed: "1",
  serverTime: "2026-01-01T00:00:00Z",
};
const PART = { from: SESSION.accruedAt, to: SESSION.accruedAt, th: "16" };

it("adds the segments of a session up exactly", () => {
  const segments = [
    {
      ...PART,
      gross: "0.000000000000000003",
      fee: "0.000000000000000001",
      net: "0.000000000000000002",
    },
    { ...PART, gross: "0.004", fee: "0.0008", net: "0.0032" },
  ];
  expect(sessionView({ ...SESSION, segments }).earned).toEqual({
    gross: "0.004000000000000003",
    fee: "0.000800000000000001",
    net: "0.003200000000000002",
  });
});

it("says nothing of gross and fee without segments", () => {
  expect(sessionView(SESSION)).toMatchObject({ earned: null, startedAt: null, endsAt: null });
  expect(sessionView({ ...SESSION, segments: [] }).earned).toBeNull();
});

it("never lets an older answer replace a newer one", () => {
  const older = sessionView(SESSION);
  const newer = { ...older, serverTime: "2026-01-01T00:00:01Z" };
  expect(newerSession(older, newer)).toBe(newer);
  expect(newerSession(newer, older)).toBe(newer);
  expect(newerSession(older, null)).toBe(older);
});

import { expect, it } from "vitest";
import { primaryStep } from "./primary-step.ts";

type Facts = Parameters<typeof primaryStep>[0];
type Mining = NonNullable<Facts["mining"]>;

const session = (state: "idle" | "running" | "ended", unclaimed: string): Mining => {
  const at = "2026-11-23T12:00:00Z";
  const rest = { accrued: unclaimed, accruedAt: at, ratePerHour: "0.001", serverTime: at };
  return { kind: "session", session: { state, unclaimed, ...rest } };
};
const ALL = { canCheckIn: true, canSpin: true, canPredict: true };
const BUSY = session("running", "0.000000000000000000");

it.each([
  ["claims first", session("running", "0.000000000000000001"), ALL, "mine"],
  ["starts what has ended", session("ended", "0"), ALL, "mine"],
  ["starts what was never started", session("idle", "0"), ALL, "mine"],
  ["checks in while the session runs", BUSY, ALL, "checkIn"],
  ["spins after the check-in", BUSY, { ...ALL, canCheckIn: false }, "spin"],
  ["predicts after the spin", BUSY, { ...ALL, canCheckIn: false, canSpin: false }, "predict"],
  ["checks in where mining is not open", { kind: "locked" } as const, ALL, "checkIn"],
  ["goes on without mining", null, ALL, "checkIn"],
] as const)("the page's one filled button %s", (_, mining, facts, expected) => {
  expect(primaryStep({ mining, ...facts })).toBe(expected);
});

it("nothing is filled when all of the day is done", () => {
  const none = { canCheckIn: false, canSpin: false, canPredict: false };
  expect(primaryStep({ mining: BUSY, ...none })).toBeNull();
});

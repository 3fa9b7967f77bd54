import { describe, expect, it } from "vitest";
import { claimableAt, neverBack, shownAmount } from "./live.ts";
import type { SessionView } from "./session-view.ts";

const AT = "2026-01-01T06:00:00.000Z";
const NOW = Date.parse(AT);
const RUNNING: SessionView = {
  state: "running",
  startedAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2026-01-02T00:00:00.000Z",
  accrued: "0.0016",
  accruedAt: AT,
  ratePerHour: "0.000266666666666666",
  unclaimed: "0.0016",
  serverTime: AT,
  earned: null,
};
const amountAt = (session: SessionView, nowMs: number) => shownAmount(claimableAt(session, nowMs));

describe("the live counter", () => {
  it("shows the service's figure at its moment, and grows by its rate, cut at the last digit", () => {
    expect(amountAt(RUNNING, NOW)).toBe("0.001600000000000000");
    expect(amountAt(RUNNING, NOW + 36_000)).toBe("0.001602666666666666");
    expect(amountAt(RUNNING, NOW + 1)).toBe("0.001600000074074074");
  });

  it("does not count before the service's moment", () => {
    expect(amountAt(RUNNING, NOW - 5_000)).toBe("0.001600000000000000");
  });

  it("stops at the end of the session, and stands without one that runs", () => {
    const last = { ...RUNNING, endsAt: "2026-01-01T06:00:36.000Z" };
    expect(amountAt(last, NOW + 100_000)).toBe("0.001602666666666666");
    expect(amountAt({ ...RUNNING, state: "ended" }, NOW + 36_000)).toBe("0.001600000000000000");
  });

  it("waits for the service after two minutes, so that a slept tab invents nothing", () => {
    const twoMinutes = amountAt(RUNNING, NOW + 120_000);
    expect(amountAt(RUNNING, NOW + 8 * 3_600_000)).toBe(twoMinutes);
  });

  it("never jumps back when it is told a little less", () => {
    const shown = claimableAt(RUNNING, NOW + 30_000);
    const told = { ...RUNNING, accrued: "0.0016001", unclaimed: "0.0016001" };
    expect(neverBack(shown, claimableAt(told, NOW))).toBe(shown);
    const later = claimableAt(told, NOW + 90_000);
    expect(neverBack(shown, later)).toBe(later);
  });

  it("begins anew after a claim and with the next session", () => {
    const shown = claimableAt(RUNNING, NOW);
    const claimed = claimableAt({ ...RUNNING, unclaimed: "0" }, NOW);
    expect(shownAmount(neverBack(shown, claimed))).toBe("0.000000000000000000");
    const next = { ...RUNNING, startedAt: AT, accrued: "0", unclaimed: "0" };
    expect(shownAmount(neverBack(shown, claimableAt(next, NOW)))).toBe("0.000000000000000000");
  });
});

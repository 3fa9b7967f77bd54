import { describe, expect, it } from "vitest";
import type { Machine } from "../../contract/machine.ts";
import { idleAhead } from "./idle.ts";

const NOW = Date.parse("2026-03-10T12:00:00Z");
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

const machine = (id: string, changed: Partial<Machine> = {}): Machine => ({
  id,
  model: "Core",
  th: "60",
  startedAt: inHours(-100),
  endsAt: inHours(4_000),
  status: "active",
  canRenew: true,
  ...changed,
});
const running = (hours: number) => ({ state: "running", endsAt: inHours(hours) }) as const;

describe("R15.13 what keeps machines from earning", () => {
  it("is nothing while a session runs for hours yet and no term ends", () => {
    expect(idleAhead(running(6.1), [machine("1")], NOW)).toEqual([]);
  });

  it("is a session that ends within six hours, or none at all", () => {
    expect(idleAhead(running(6), [machine("1")], NOW)).toEqual([
      { kind: "session", at: inHours(6) },
    ]);
    for (const state of ["idle", "ended"] as const) {
      expect(idleAhead({ state }, [machine("1")], NOW)).toEqual([{ kind: "noSession" }]);
    }
  });

  it("is a term that ends within days, and whether it can be renewed", () => {
    const ending = machine("2", { status: "expiring", endsAt: inHours(50), canRenew: false });
    expect(idleAhead(running(20), [machine("1"), ending], NOW)).toEqual([
      { kind: "term", at: inHours(50), id: "2", model: "Core", canRenew: false },
    ]);
  });

  it("is work on a machine, announced or begun, until it is over", () => {
    const paused = (from: number, until: number) =>
      machine("3", { pause: { from: inHours(from), until: inHours(until) } });
    const [begun, announced, over] = [paused(-1, 2), paused(30, 31), paused(-2, -1)];
    expect(idleAhead(running(20), [announced, begun, over], NOW)).toMatchObject([
      { kind: "pause", at: inHours(-1), until: inHours(2), hasBegun: true },
      { kind: "pause", at: inHours(30), hasBegun: false },
    ]);
  });

  it("is told in the order in which it comes", () => {
    const ending = machine("2", { status: "expiring", endsAt: inHours(3) });
    const kinds = idleAhead(running(5), [ending], NOW).map(({ kind }) => kind);
    expect(kinds).toEqual(["term", "session"]);
    expect(idleAhead({ state: "idle" }, [ending], NOW)[0]).toEqual({ kind: "noSession" });
  });

  it("is not told to whom no machine works for", () => {
    const expired = machine("4", { status: "expired", endsAt: inHours(-1) });
    expect(idleAhead({ state: "idle" }, [expired], NOW)).toEqual([]);
    expect(idleAhead({ state: "idle" }, [], NOW)).toEqual([]);
  });
});

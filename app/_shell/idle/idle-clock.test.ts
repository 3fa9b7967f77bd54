import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdleClock } from "./idle-clock.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock of five minutes beside a server that keeps the time of the last activity, as ours does. */
async function started({ answers = true, hangs = false, seenAgoMs = 0 } = {}) {
  const server = { seenAt: Date.now() - seenAgoMs, minutes: 5, asked: 0, told: 0, answers, hangs };
  const events: string[] = [];
  const clock = new IdleClock<number>({
    minutes: 5,
    async ask(_, isActive) {
      if (server.hangs) return new Promise(() => undefined);
      if (!server.answers) throw new Error("Nobody answers");
      if (isActive) {
        server.told += 1;
        server.seenAt = Date.now();
      } else server.asked += 1;
      const leftMs = server.seenAt + server.minutes * MINUTE - Date.now();
      return { minutes: server.minutes, leftMs: Math.max(0, leftMs) };
    },
    tell: () => events.push("tell"),
    onWarning: (endsAt) =>
      events.push(endsAt === null ? "quiet" : `warn ${Math.round((endsAt - Date.now()) / 1000)}`),
    onOver: () => events.push("over"),
  });
  const start = clock.start();
  if (!hangs) await start;
  return { clock, server, events };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("R14.11 R14.12 the clock of an idle member", () => {
  it("warns a minute before the end, and ends", async () => {
    const { events } = await started();
    await pass(4 * MINUTE - 1);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual(["warn 60"]);
    await pass(MINUTE - 1);
    expect(events).toEqual(["warn 60"]);
    await pass(1);
    expect(events).toEqual(["warn 60", "over"]);
  });

  it("begins anew with a press, of which our server hears once a minute and other tabs every other second", async () => {
    const { clock, server, events } = await started();
    for (let second = 0; second < 120; second += 1) {
      clock.active();
      await pass(1000);
    }
    expect(server.told).toBe(2);
    expect(events.filter((event) => event === "tell")).toHaveLength(60);
    await pass(4 * MINUTE - 1001);
    expect(events).not.toContain("warn 60");
    await pass(1);
    expect(events.at(-1)).toBe("warn 60");
  });

  it("takes an answer alone once it has asked", async () => {
    const { clock, events } = await started();
    await pass(4 * MINUTE);
    clock.active();
    expect(events).toEqual(["warn 60"]);
    await clock.stay();
    expect(events).toEqual(["warn 60", "quiet", "tell"]);
    await pass(4 * MINUTE);
    expect(events.at(-1)).toBe("warn 60");
  });

  it("stays where another tab is used, also one that it has not heard of", async () => {
    const { clock, server, events } = await started();
    await pass(4 * MINUTE);
    clock.heard();
    expect(events).toEqual(["warn 60", "quiet"]);
    await pass(3 * MINUTE);
    server.seenAt = Date.now();
    await pass(MINUTE);
    expect(events).toEqual(["warn 60", "quiet"]);
    expect(server.asked).toBe(3);
  });

  it("goes by itself while our server does not answer", async () => {
    const { events } = await started({ answers: false });
    await pass(5 * MINUTE);
    expect(events).toEqual(["warn 60", "over"]);
  });

  it("goes by itself within seconds where a network swallows what it asks", async () => {
    const { events } = await started({ hangs: true });
    await pass(4 * MINUTE + 3_000);
    expect(events).toEqual(["warn 57"]);
    await pass(MINUTE + 10_000);
    expect(events).toEqual(["warn 57", "over"]);
  });

  it("is up at its end and a moment before, when another tab may be, unless it is turned off", async () => {
    const { clock, events } = await started();
    await pass(4 * MINUTE + 57_000);
    expect(clock.isUp).toBe(false);
    await pass(1_000);
    expect([clock.isUp, events]).toEqual([true, ["warn 60"]]);
    await pass(2_000);
    expect([clock.isUp, events.at(-1)]).toEqual([true, "over"]);
    const off = await started();
    off.server.minutes = 0;
    await pass(60 * MINUTE);
    expect(off.clock.isUp).toBe(false);
  });

  it("claims nothing where it wakes long after its end: what has ended the session may be another thing", async () => {
    const { clock } = await started();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    expect(clock.isUp).toBe(false);
  });

  it("counts from what our server knows when a tab is reopened", async () => {
    const { events } = await started({ seenAgoMs: 4.5 * MINUTE });
    expect(events).toEqual(["warn 30"]);
  });

  it("ends at once when the page is seen again after its time", async () => {
    const { clock, events } = await started();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    clock.active();
    await clock.check();
    expect(events).toEqual(["over"]);
  });

  it("stops when the member has turned it off elsewhere, and follows a longer time", async () => {
    const longer = await started();
    longer.server.minutes = 15;
    await pass(4 * MINUTE);
    expect(longer.events).toEqual([]);
    await pass(10 * MINUTE);
    expect(longer.events).toEqual(["warn 60"]);
    const off = await started();
    off.server.minutes = 0;
    await pass(60 * MINUTE);
    expect(off.events).toEqual([]);
  });
});

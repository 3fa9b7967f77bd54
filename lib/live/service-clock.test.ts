import { describe, expect, it } from "vitest";
import { createServiceClock, nextOffset } from "./service-clock.ts";

const FIVE_MINUTES = 300_000;
const HOUR = 3_600_000;

const page = (sample: number) => ({ serviceMs: sample, arrivedAtMs: 0 });
/** An answer on whose way so much time passed, evenly on both ways. */
const answer = (offset: number, wayMs: number) => ({
  serviceMs: offset + wayMs / 2,
  askedAtMs: 0,
  arrivedAtMs: wayMs,
});

describe("the offset of the service's clock", () => {
  it("R10.3 a computer that is five minutes off counts by the server's clock", () => {
    expect(nextOffset(null, page(FIVE_MINUTES))).toBe(FIVE_MINUTES);
    expect(nextOffset(null, page(-FIVE_MINUTES))).toBe(-FIVE_MINUTES);
  });

  it("a slow answer does not move a countdown, however slow; a clearly better one does", () => {
    expect(nextOffset(1_000, page(200))).toBe(1_000);
    expect(nextOffset(1_000, page(1_100))).toBe(1_000);
    expect(nextOffset(1_000, answer(1_000, 20_000))).toBe(1_000);
    expect(nextOffset(1_000, page(1_600))).toBe(1_600);
  });

  it("a clock that was set counts from then on, forwards and back", () => {
    expect(nextOffset(0, page(HOUR))).toBe(HOUR);
    expect(nextOffset(1_000, answer(-FIVE_MINUTES, 100))).toBe(-FIVE_MINUTES - 50);
    expect(nextOffset(0, answer(-HOUR, 100))).toBe(-HOUR - 50);
  });

  it("a clock that runs a little fast is followed within what an answer allows", () => {
    expect(nextOffset(1_000, answer(900, 100))).toBe(950);
  });

  it("a header of whole seconds is no proof that the clock is behind", () => {
    const date = { serviceMs: 5_000, resolutionMs: 1_000, askedAtMs: 5_100, arrivedAtMs: 5_150 };
    expect(nextOffset(0, date)).toBe(0);
    expect(nextOffset(null, date)).toBe(-150);
    expect(nextOffset(-150, { ...date, serviceMs: 6_000, arrivedAtMs: 6_010 })).toBe(-150);
    expect(nextOffset(-900, { ...date, serviceMs: 6_000, arrivedAtMs: 6_010 })).toBe(-10);
  });
});

describe("the service's clock", () => {
  it("is the own one until an answer was heard, and goes on from there", () => {
    let own = 1_000_000;
    const clock = createServiceClock(() => own);
    expect(clock.now()).toBe(1_000_000);
    clock.hear({ serviceMs: own + HOUR, askedAtMs: own - 20, arrivedAtMs: own });
    own += 60_000;
    expect(clock.now()).toBe(1_060_000 + HOUR);
    expect(clock.instant()).toBe(new Date(own + HOUR).toISOString());
  });

  it("of a server comes close to the service's by answers that are dated in whole seconds", () => {
    let own = 0;
    const clock = createServiceClock(() => own, 0);
    for (let count = 0; count < 50; count += 1) {
      own = count * 1_370;
      const serviceMs = Math.floor((own + 400) / 1_000) * 1_000;
      clock.hear({ serviceMs, resolutionMs: 1_000, askedAtMs: own - 10, arrivedAtMs: own });
    }
    expect(clock.offsetMs()).toBeGreaterThan(370);
    expect(clock.offsetMs()).toBeLessThanOrEqual(400);
  });

  it("R11.2 hears of a page's time once: shown again from a cache it is old", () => {
    let own = Date.parse("2026-02-01T00:00:00Z");
    const clock = createServiceClock(() => own);
    clock.meet("2026-02-01T00:00:01.000Z");
    own += 600_000;
    clock.meet("2026-02-01T00:00:01.000Z");
    expect(clock.offsetMs()).toBe(1_000);
    clock.meet("2026-02-01T01:10:00.000Z");
    expect(clock.offsetMs()).toBe(HOUR);
  });

  it("forgets the oldest of many pages", () => {
    let own = Date.parse("2026-02-01T00:00:00Z");
    const clock = createServiceClock(() => own);
    const pageTime = (index: number) => new Date(Date.UTC(2026, 1, 1) + index).toISOString();
    for (let index = 0; index < 200; index += 1) clock.meet(pageTime(index));
    const before = clock.offsetMs();
    own -= HOUR;
    clock.meet(pageTime(0));
    expect(clock.offsetMs()).toBe(before);
    clock.meet(pageTime(1_000 - HOUR));
    clock.meet(pageTime(0));
    expect(clock.offsetMs()).toBe(HOUR);
  });

  it("takes no word for a time that is none", () => {
    const clock = createServiceClock(() => 5);
    clock.meet("soon");
    expect(clock.now()).toBe(5);
  });

  it("R10.3 takes no word for a moment that no answer is given at", () => {
    const own = Date.parse("2026-02-01T00:00:00Z");
    for (const serviceMs of [Date.parse("Sat, 13 Sep 275760 00:00:00 GMT"), -8.64e15, -1]) {
      const clock = createServiceClock(() => own);
      clock.hear({ serviceMs, resolutionMs: 1_000, askedAtMs: own - 20, arrivedAtMs: own });
      expect(clock.instant()).toBe("2026-02-01T00:00:00.000Z");
    }
  });

  it("R10.3 is moved by weeks when a second answer says so as well, by hours at once", () => {
    const own = Date.parse("2026-02-01T00:00:00Z");
    const clock = createServiceClock(() => own);
    const hear = (offsetMs: number) => {
      clock.hear({ serviceMs: own + offsetMs, askedAtMs: own - 20, arrivedAtMs: own });
      return clock.offsetMs();
    };
    expect(hear(30 * HOUR)).toBe(30 * HOUR);
    expect(hear(10_000 * HOUR)).toBe(30 * HOUR);
    expect(hear(-30 * HOUR)).toBe(-30 * HOUR);
    expect(hear(10_000 * HOUR)).toBe(-30 * HOUR);
    expect(hear(10_000 * HOUR + 1_000)).toBe(10_000 * HOUR + 1_000);
    expect(hear(0)).toBe(10_000 * HOUR + 1_000);
    expect(hear(0)).toBe(0);
  });
});

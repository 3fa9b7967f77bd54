import { describe, expect, it } from "vitest";
import { nextPlace, standing } from "./streak.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const place = (inRow: number, daysOff: number) => ({ inRow, daysOff, endsAt: 0 });

describe("the next session", () => {
  it.each([
    ["is the first of all", undefined, 0, { inRow: 1, daysOff: 0 }],
    ["follows at once", place(3, 0), 0, { inRow: 4, daysOff: 0 }],
    ["follows within a day", place(3, 0), DAY_MS, { inRow: 4, daysOff: 0 }],
    ["is a moment late", place(3, 0), DAY_MS + 1, { inRow: 1, daysOff: 0 }],
    ["earns a day off by the sixth", place(6, 0), 0, { inRow: 7, daysOff: 1 }],
    ["uses the day off when it is late", place(7, 1), DAY_MS + 1, { inRow: 8, daysOff: 0 }],
    ["uses the one that was just earned", place(6, 0), 2 * DAY_MS, { inRow: 7, daysOff: 0 }],
    ["breaks the row after the day off", place(7, 1), 2 * DAY_MS + 1, { inRow: 1, daysOff: 1 }],
  ])("%s", (_, previous, startAt, expected) => {
    expect(nextPlace(previous, startAt)).toEqual(expected);
  });
});

describe("the row as it stands", () => {
  it("counts the running session and says until when the next one must start", () => {
    expect(standing(place(3, 0), -1)).toEqual({ streak: 3, daysOff: 0, until: DAY_MS });
  });

  it("R11.9 shows a day off when the sixth session has ended, not before", () => {
    expect(standing(place(6, 0), -1)).toMatchObject({ daysOff: 0, until: 2 * DAY_MS });
    expect(standing(place(6, 0), 0)).toEqual({ streak: 6, daysOff: 1, until: 2 * DAY_MS });
  });

  it("is over when nothing can continue it", () => {
    expect(standing(place(3, 0), DAY_MS + 1)).toEqual({ streak: 0, daysOff: 0, until: null });
    expect(standing(undefined, 0)).toEqual({ streak: 0, daysOff: 0, until: null });
  });
});

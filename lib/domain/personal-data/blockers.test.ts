import { expect, it } from "vitest";
import { blockersOf } from "./blockers.ts";

const closing = (...codes: string[]) => ({
  waitDays: 14,
  retained: [],
  blockers: codes.map((code) => ({ code, count: 1 })),
});

it.each([
  [[], []],
  [
    ["mining", "funds"],
    ["mining", "funds"],
  ],
  [["loan", "escrow"], ["other"]],
])(
  "R15.8 names what blocks a closing, and what it does not know as something else: %j",
  (codes, named) => {
    expect(blockersOf(closing(...codes))).toEqual(named);
  },
);

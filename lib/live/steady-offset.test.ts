import { expect, it } from "vitest";
import { steadyOffset } from "./steady-offset.ts";

const FIVE_MINUTES = 300_000;

it("R10.3 a computer that is five minutes off counts by the server's clock", () => {
  expect(steadyOffset(null, FIVE_MINUTES)).toBe(FIVE_MINUTES);
  expect(steadyOffset(null, -FIVE_MINUTES)).toBe(-FIVE_MINUTES);
});

it("a slow answer does not move the countdown, a clearly better one does", () => {
  expect(steadyOffset(1_000, 200)).toBe(1_000);
  expect(steadyOffset(1_000, 1_100)).toBe(1_000);
  expect(steadyOffset(1_000, 1_600)).toBe(1_600);
});

it("a clock that was set counts from then on", () => {
  expect(steadyOffset(1_000, -FIVE_MINUTES)).toBe(-FIVE_MINUTES);
  expect(steadyOffset(0, 3_600_000)).toBe(3_600_000);
});

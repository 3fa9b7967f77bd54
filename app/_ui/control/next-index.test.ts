import { expect, it } from "vitest";
import { nextIndex } from "./next-index.ts";

it("moves with the arrows and goes round at both ends", () => {
  expect(nextIndex("ArrowRight", 0, 3, false)).toBe(1);
  expect(nextIndex("ArrowRight", 2, 3, false)).toBe(0);
  expect(nextIndex("ArrowLeft", 0, 3, false)).toBe(2);
});

it("follows the arrow's direction where a row runs from right to left", () => {
  expect(nextIndex("ArrowRight", 1, 3, true)).toBe(0);
  expect(nextIndex("ArrowLeft", 1, 3, true)).toBe(2);
});

it("jumps to the ends and leaves every other key alone", () => {
  expect(nextIndex("Home", 2, 3, false)).toBe(0);
  expect(nextIndex("End", 0, 3, false)).toBe(2);
  expect(nextIndex("Tab", 0, 3, false)).toBeNull();
});

import { expect, it } from "vitest";
import { crosshairKey } from "./crosshair-key";

it.each([
  ["ArrowLeft", 5, 4],
  ["ArrowRight", 5, 6],
  ["ArrowRight", 9, 9],
  ["ArrowLeft", 0, 0],
  ["PageDown", 15, 5],
  ["PageDown", 3, 0],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["ArrowLeft", null, 8],
])("%s moves from %j to %i of ten points", (key, index, expected) => {
  expect(crosshairKey(key, index, index === 15 ? 20 : 10)).toBe(expected);
});

it("leaves other keys to the page, and has nowhere to go without points", () => {
  for (const key of ["Tab", "a", "Enter", "constructor"])
    expect(crosshairKey(key, 1, 10)).toBeNull();
  expect(crosshairKey("Home", null, 0)).toBeNull();
});

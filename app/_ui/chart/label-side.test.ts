import { expect, it } from "vitest";
import { labelSide } from "./label-side";

it.each([
  ["the lowest", 60, true, null, "below"],
  ["the lowest near the times", 90, true, null, "above"],
  ["the highest", 10, false, null, "above"],
  ["the lowest with the lock line right below", 60, true, 70, "above"],
  ["the lowest with the lock line right above", 60, true, 50, "below"],
  ["the highest with the lock line right above", 30, false, 20, "below"],
  ["the lowest near the times with the lock line right above", 90, true, 80, "above"],
  ["the lowest with the lock line far below", 40, true, 70, "below"],
] as const)("%s has its label on the free side", (_, y, isLowest, lockY, side) => {
  expect(labelSide(y, isLowest, lockY)).toBe(side);
});

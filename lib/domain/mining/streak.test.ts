import { expect, it } from "vitest";
import { dayOffProgress } from "./streak.ts";

it.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [7, 1],
  [12, 6],
])("%i sessions in a row are %i of six towards a day off", (streak, done) => {
  expect(dayOffProgress(streak)).toBe(done);
});

import { expect, it } from "vitest";
import { axisTicks } from "./axis-ticks";

it("takes so many labels, with the first and the last among them", () => {
  const labels = Array.from({ length: 31 }, (_, index) => `day ${index}`);
  expect(axisTicks(labels, 5)).toEqual(["day 0", "day 8", "day 15", "day 23", "day 30"]);
  expect(axisTicks(labels, 4)).toEqual(["day 0", "day 10", "day 20", "day 30"]);
});

it("takes what there is of fewer, each once", () => {
  expect(axisTicks(["a", "b"], 5)).toEqual(["a", "b"]);
  expect(axisTicks(["a", "a"], 5)).toEqual(["a"]);
  expect(axisTicks([], 5)).toEqual([]);
});

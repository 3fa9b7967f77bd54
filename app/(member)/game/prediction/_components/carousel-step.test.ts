import { expect, it } from "vitest";
import { carouselStep, nearestIndex } from "./carousel-step";

it("arrows move to the card beside, and stay at the ends", () => {
  expect(carouselStep("ArrowRight", 1, 8, false)).toBe(2);
  expect(carouselStep("ArrowLeft", 1, 8, false)).toBe(0);
  expect(carouselStep("ArrowLeft", 0, 8, false)).toBe(0);
  expect(carouselStep("ArrowRight", 7, 8, false)).toBe(7);
  expect(carouselStep("Home", 5, 8, false)).toBe(0);
  expect(carouselStep("End", 5, 8, false)).toBe(7);
  expect(carouselStep("a", 5, 8, false)).toBeNull();
  expect(carouselStep("End", 0, 0, false)).toBeNull();
});

it("from right to left the arrows go where they point, and the buttons still go with time", () => {
  expect(carouselStep("ArrowRight", 1, 8, true)).toBe(0);
  expect(carouselStep("ArrowLeft", 7, 8, true)).toBe(7);
  expect(carouselStep("Forward", 1, 8, true)).toBe(2);
  expect(carouselStep("Backward", 0, 8, true)).toBe(0);
});

it("the card in the middle is the one whose centre is nearest", () => {
  expect(nearestIndex([-200, 100, 400], 180)).toBe(1);
  expect(nearestIndex([], 0)).toBe(0);
});

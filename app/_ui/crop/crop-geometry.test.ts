import { expect, it } from "vitest";
import { cropSide, initialCrop, movePicture, outputSide, zoomTo } from "./crop-geometry.ts";

const wide = { width: 1600, height: 900 };

it("begins with the largest square in the middle", () => {
  const crop = initialCrop(wide);
  expect(crop).toEqual({ x: 800, y: 450, zoom: 1 });
  expect(cropSide(wide, crop)).toBe(900);
});

it("never shows anything outside the picture", () => {
  expect(movePicture(wide, initialCrop(wide), 5, 5)).toEqual({ x: 450, y: 450, zoom: 1 });
  expect(movePicture(wide, initialCrop(wide), -5, -5)).toEqual({ x: 1150, y: 450, zoom: 1 });
});

it("follows the pointer at every zoom: half a view is half the square", () => {
  const crop = zoomTo(wide, initialCrop(wide), 3);
  expect(movePicture(wide, crop, 0.5, 0)).toEqual({ x: 650, y: 450, zoom: 3 });
});

it("comes back inside when it is zoomed out at the edge", () => {
  const edge = movePicture(wide, zoomTo(wide, initialCrop(wide), 4), 9, 9);
  expect(edge).toEqual({ x: 112.5, y: 112.5, zoom: 4 });
  expect(zoomTo(wide, edge, 0)).toEqual({ x: 450, y: 450, zoom: 1 });
});

it("shrinks to 512 px and enlarges nothing", () => {
  expect(outputSide(wide, initialCrop(wide))).toBe(512);
  expect(outputSide({ width: 64, height: 40 }, { x: 32, y: 20, zoom: 2 })).toBe(20);
});

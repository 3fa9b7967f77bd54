import { expect, it } from "vitest";
import { isLatestSpin } from "./spin-standing.ts";

const after = { nonce: 8, canSpin: false };

it("a spin is the latest on a page that was read before and after it", () => {
  expect(isLatestSpin(after, { nonce: 7, canSpin: true })).toBe(true);
  expect(isLatestSpin(after, after)).toBe(true);
});

it("the prize of yesterday is not that of a day whose spin is still to be made, or was made elsewhere", () => {
  expect(isLatestSpin(after, { nonce: 8, canSpin: true })).toBe(false);
  expect(isLatestSpin(after, { nonce: 9, canSpin: false })).toBe(false);
});

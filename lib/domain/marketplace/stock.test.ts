import { expect, it } from "vitest";
import { largestQuantity, readQuantity, stockState } from "./stock.ts";

it("tells the number that is left only when it is low", () => {
  expect(stockState(null)).toEqual({ kind: "plenty" });
  expect(stockState(11)).toEqual({ kind: "plenty" });
  expect(stockState(10)).toEqual({ kind: "low", left: 10 });
  expect(stockState(0)).toEqual({ kind: "soldOut" });
});

it("an order has no more pieces than are left, nor than an order may have", () => {
  expect(largestQuantity(null, 20)).toBe(20);
  expect(largestQuantity(500, 20)).toBe(20);
  expect(largestQuantity(3, 20)).toBe(3);
  expect(largestQuantity(0, 20)).toBe(0);
});

it("reads whole numbers from one to the most there may be, and nothing else", () => {
  expect(readQuantity("1", 20)).toBe(1);
  expect(readQuantity("20", 20)).toBe(20);
  for (const text of ["", "0", "21", "-1", "1.5", "1e1", "1 2", "٢.٥", "00001"]) {
    expect(readQuantity(text, 20), text).toBeNull();
  }
});

it("reads the digits of other keyboards, and spaces around them, as the amount and code fields do", () => {
  for (const text of ["12", "١٢", "۱۲", "१२", "๑๒", "１２", " 12 "])
    expect(readQuantity(text, 20), text).toBe(12);
});

import { expect, it } from "vitest";
import { entryProblem, largestEntry, limitChange } from "./entry-bounds.ts";

const BOUNDS = { minimum: "1", maximum: "1000", balance: "200", left: "50" };

it("an entry keeps to the round's bounds, the own daily limit and the balance, to the last decimal", () => {
  expect(entryProblem("0.999999999999999999", BOUNDS)).toBe("belowMinimum");
  expect(entryProblem("1000.000000000000000001", BOUNDS)).toBe("aboveMaximum");
  expect(entryProblem("50.000000000000000001", BOUNDS)).toBe("aboveLimit");
  expect(entryProblem("50", BOUNDS)).toBeNull();
  expect(entryProblem("200.000000000000000001", { ...BOUNDS, left: null })).toBe("aboveBalance");
  expect(entryProblem("200", { ...BOUNDS, left: null })).toBeNull();
});

it("what is not known bounds nothing: the service has the last word", () => {
  expect(entryProblem("900", { ...BOUNDS, balance: null, left: null })).toBeNull();
});

it("the largest entry is the smallest bound", () => {
  expect(largestEntry(BOUNDS)).toBe("50.000000000000000000");
  expect(largestEntry({ ...BOUNDS, left: null })).toBe("200.000000000000000000");
  expect(largestEntry({ ...BOUNDS, left: "0" })).toBe("0.000000000000000000");
  expect(largestEntry({ ...BOUNDS, balance: null, left: null })).toBe("1000.000000000000000000");
});

it("a lower daily limit holds at once, a higher one or none after a day", () => {
  expect(limitChange(null, "100")).toBe("atOnce");
  expect(limitChange("100", "99.999999999999999999")).toBe("atOnce");
  expect(limitChange("100", "100.000000000000000001")).toBe("later");
  expect(limitChange("100", null)).toBe("later");
});

it("the same limit changes nothing, however it is written", () => {
  expect(limitChange("100.000000000000000000", "100")).toBe("same");
  expect(limitChange(null, null)).toBe("same");
});

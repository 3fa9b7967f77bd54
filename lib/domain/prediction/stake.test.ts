import { expect, it } from "vitest";
import { entryProblem, mostStake } from "./stake.ts";

const BOUNDS = { minimum: "1", maximum: "1000", balance: "200", left: "50" };

it("a stake keeps to the round's bounds, the own daily limit and the balance, to the last decimal", () => {
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

it("the most that can be staked is the smallest bound", () => {
  expect(mostStake(BOUNDS)).toBe("50.000000000000000000");
  expect(mostStake({ ...BOUNDS, left: null })).toBe("200.000000000000000000");
  expect(mostStake({ ...BOUNDS, left: "0" })).toBe("0.000000000000000000");
  expect(mostStake({ ...BOUNDS, balance: null, left: null })).toBe("1000.000000000000000000");
});

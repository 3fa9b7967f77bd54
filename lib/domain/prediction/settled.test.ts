import { expect, it } from "vitest";
import { settledMultipleOf } from "./settled.ts";

const round = {
  status: "closed",
  result: "up",
  upPool: "60",
  downPool: "40",
  fee: "5",
} as const;

it("R11.11 what a side of a settled round brought comes from the fee that was taken", () => {
  expect(settledMultipleOf(round, "up")).toBe("1.583333333333333333");
  expect(settledMultipleOf(round, "down")).toBe("2.375000000000000000");
});

it("a round that paid nothing out, or whose fee nobody told, has no multiple", () => {
  expect(settledMultipleOf({ ...round, fee: null }, "up")).toBeNull();
  expect(settledMultipleOf({ ...round, result: "tie", fee: "0" }, "up")).toBeNull();
  expect(settledMultipleOf({ ...round, refundReason: "one_sided" }, "up")).toBeNull();
  expect(settledMultipleOf({ ...round, status: "cancelled" }, "up")).toBeNull();
  expect(settledMultipleOf({ ...round, upPool: "0", fee: "1" }, "up")).toBeNull();
});

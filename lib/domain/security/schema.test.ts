import { expect, it } from "vitest";
import { withdrawalLockEndpoints } from "../../contract/protection/withdrawal-lock.ts";
import { lockRules, passwordChangeRules } from "./schema.ts";

const rules = passwordChangeRules({
  required: "required",
  passwordTooLong: "too long",
  passwordRefused: "refused",
  mismatch: "mismatch",
});

function problems(form: Record<string, string>): Record<string, string> {
  const issues = rules.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

it("accepts a good password that was repeated", () => {
  const form = {
    currentPassword: "x",
    newPassword: "Ship-shape-42",
    confirmPassword: "Ship-shape-42",
  };
  expect(problems(form)).toEqual({});
});

it("names every field that is wrong", () => {
  expect(problems({ currentPassword: "", newPassword: "weak", confirmPassword: "" })).toEqual({
    currentPassword: "required",
    newPassword: "refused",
    confirmPassword: "required",
  });
});

it("wants the same twice", () => {
  const form = {
    currentPassword: "x",
    newPassword: "Ship-shape-42",
    confirmPassword: "Ship-shape-43",
  };
  expect(problems(form)).toEqual({ confirmPassword: "mismatch" });
});

it("R5.1 a lock's length and its early end are checked by the very schema of their call", () => {
  const { days, earlyEnd } = withdrawalLockEndpoints.lockWithdrawals.body.schema.shape;
  expect(lockRules.shape).toEqual({ days, earlyEnd });
  expect(lockRules.shape.days).toBe(days);
  expect(lockRules.shape.earlyEnd).toBe(earlyEnd);
});

import { expect, it } from "vitest";
import { passwordChangeRules } from "./schema.ts";

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

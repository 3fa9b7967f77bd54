import { describe, expect, it } from "vitest";
import { passwordSchema } from "../../contract/values/credentials.ts";
import { isSimilarToOwner, meetsRule, PASSWORD_RULES } from "./rules.ts";

const OWNER = { username: "anna_b", email: "anna.berg@example.com" };

describe("the rules of a new password", () => {
  it.each([
    "Merlin-2026!",
    "Aa1-567",
    "Aa1-5678",
    "aa1-5678",
    "AA1-5678",
    "Aaa-bbbb",
    "Aa123456",
    "Aa1 5678",
    "Äa1A5678",
    "",
  ])("ask the same as the contract of %j", (password) => {
    const isMet = PASSWORD_RULES.every((rule) => meetsRule(password, rule));
    expect(isMet).toBe(passwordSchema.safeParse(password).success);
  });

  it.each([
    ["Anna_B-2026", true],
    ["xx-ANNAB-1", true],
    ["AnnaBerg#9", true],
    ["Ship-shape-42", false],
    ["ann-1-A!", false],
  ])("%j built on its owner's name: %s", (password, expected) => {
    expect(isSimilarToOwner(password, OWNER)).toBe(expected);
  });

  it("do not compare with names that are too short to tell", () => {
    expect(isSimilarToOwner("Bo-2026-bo", { username: "bo", email: "b@example.com" })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { USERNAME_PATTERN } from "../../contract/values/username.ts";
import { normaliseUsername, usernameProblem } from "./username.ts";

describe("a username", () => {
  it.each([
    ["anna", null],
    ["a_1_", null],
    ["a".repeat(20), null],
    ["", "usernameShort"],
    ["ann", "usernameShort"],
    ["a".repeat(21), "usernameLong"],
    ["anna banana", "usernameCharacters"],
    ["аnna", "usernameCharacters"],
    ["anna😀", "usernameCharacters"],
    ["an\u202ena", "usernameCharacters"],
    ["ANNA", "usernameCharacters"],
  ])("R5.2 %j has the problem %s, as the contract says", (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
    expect(USERNAME_PATTERN.test(name)).toBe(problem === null);
  });

  it("loses capitals and spaces around it", () => {
    expect(normaliseUsername("  Anna_B ")).toBe("anna_b");
  });
});

import { describe, expect, it } from "vitest";
import { type SignUpRuleTexts, signUpRules } from "./schema.ts";

const KEYS = [
  "required",
  "usernameShort",
  "usernameLong",
  "usernameCharacters",
  "nameTooLong",
  "nameCharacters",
  "emailInvalid",
  "passwordTooLong",
  "passwordRefused",
  "passwordSimilar",
  "mismatch",
  "termsRequired",
] as const;
const TEXTS = Object.fromEntries(KEYS.map((key) => [key, key])) as SignUpRuleTexts;

const GOOD = {
  fullName: "Zoë O’Brien-Łuk",
  username: "zoe_ob",
  email: "zoe@example.com",
  password: "Ship-shape-42",
  confirmPassword: "Ship-shape-42",
  terms: true,
};

const rules = signUpRules(
  TEXTS,
  (password, { username }) => username !== "" && password.includes(username),
);

function problems(change: Partial<typeof GOOD>): Record<string, string> {
  const { error } = rules.safeParse({ ...GOOD, ...change });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

describe("the sign-up form", () => {
  it("drops spaces around name, username and address, never in passwords", () => {
    const password = " Ship-shape-42 ";
    const form = rules.parse({
      ...GOOD,
      fullName: "  Zoë ",
      username: " Zoe_OB ",
      email: " zoe@example.com ",
      password,
      confirmPassword: password,
    });
    expect(form).toMatchObject({ fullName: "Zoë", username: "zoe_ob", email: "zoe@example.com" });
    expect(form.password).toBe(password);
  });

  it.each([
    ["an empty name", { fullName: " " }, { fullName: "required" }],
    ["a long name", { fullName: "z".repeat(81) }, { fullName: "nameTooLong" }],
    ["emoji in a name", { fullName: "Zoë 🚀" }, { fullName: "nameCharacters" }],
    ["an override in a name", { fullName: "Zoë\u202eadmin" }, { fullName: "nameCharacters" }],
    ["a name without letters", { fullName: "12 34" }, { fullName: "nameCharacters" }],
    ["a Cyrillic username", { username: "зоя_об" }, { username: "usernameCharacters" }],
    ["an empty username", { username: "  " }, { username: "required" }],
    ["a long username", { username: "z".repeat(21) }, { username: "usernameLong" }],
    ["an address without a host", { email: "zoe@" }, { email: "emailInvalid" }],
    ["emoji in an address", { email: "zoë🚀@example.com" }, { email: "emailInvalid" }],
    ["a long address", { email: `${"z".repeat(250)}@example.com` }, { email: "emailInvalid" }],
    ["no consent", { terms: false }, { terms: "termsRequired" }],
    ["another confirmation", { confirmPassword: "x" }, { confirmPassword: "mismatch" }],
    [
      "a password without a digit",
      { password: "Ship-shape", confirmPassword: "Ship-shape" },
      { password: "passwordRefused" },
    ],
    [
      "a password with the username",
      { password: "Zoe_ob-42zoe_ob", confirmPassword: "Zoe_ob-42zoe_ob" },
      { password: "passwordSimilar" },
    ],
  ])("R5.1 refuses %s on its field", (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it("names all bad fields at once", () => {
    const found = problems({ fullName: "", email: "x", confirmPassword: "y", terms: false });
    expect(Object.keys(found).sort()).toEqual(["confirmPassword", "email", "fullName", "terms"]);
  });
});

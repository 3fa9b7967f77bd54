import { expect, it } from "vitest";
import { fullNameRule, holdsUnseen } from "./full-name.ts";

const rule = fullNameRule({ required: "none", nameTooLong: "long", nameCharacters: "characters" });
const problems = (name: string) =>
  rule.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

it.each([
  "Zoë O’Brien-Łuk",
  "山田 太郎",
  "葛\u{e0100}城",
  "علی\u200cرضا",
  "മോഹന\u0d4d\u200d",
  "क\u094d\u200dष",
  "র\u200d\u09cdযাব",
  "김민준",
  "ᠨᠠᠷ\u180eᠠ",
])("takes %j", (name) => {
  expect(problems(name)).toEqual([]);
});

it.each([
  "\u200b",
  "\u3164",
  "123",
  "Support ✅",
  "🇩🇪 Zoë",
  "Al\u200bice",
  "Al\u200cice",
  "Al\u200dice",
  "Al\u2060ice",
  "Al\ufeffice",
  "Al\u180eice",
  "Al\u00adice",
  "Al\ufe0fice",
  "Alice\u{e0041}",
  "Zoë\u202eadmin",
  "علی\u200c\u200cرضا",
  "علی\u200b",
])("refuses %j, which could pass for another", (name) => {
  expect(problems(name)).toEqual(["characters"]);
});

it("names one problem of a text that is empty or long", () => {
  expect(problems(" ")).toEqual(["none"]);
  expect(problems("z".repeat(81))).toEqual(["long"]);
});

it("finds nothing unseen in a text of pictures and digits", () => {
  expect(holdsUnseen("Zoë 42 🚀")).toBe(false);
});

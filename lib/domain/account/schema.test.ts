import { expect, it } from "vitest";
import { readPhone } from "../../contract/rules/phone.ts";
import { avatarProblem, profileRules } from "./schema.ts";

const TEXTS = {
  required: "required",
  nameTooLong: "nameTooLong",
  nameCharacters: "nameCharacters",
};

function errorsOf(
  field: "fullName" | "phone",
  typed: { fullName?: string; phone?: string; country?: string },
  saved = "",
) {
  const { fullName = "", phone = "", country = "" } = typed;
  const rules = profileRules({
    name: { texts: TEXTS, saved: field === "fullName" ? saved : "" },
    phone: {
      read: readPhone,
      saved: field === "phone" ? saved : "",
      country: () => country,
      word: (problem, code) => `${problem} ${code}`,
    },
  });
  const rest = { country, language: "en-US", timeZone: "", avatar: null };
  const { error } = rules.safeParse({ fullName, phone, ...rest });
  const issues = error?.issues.filter(({ path }) => path[0] === field) ?? [];
  return issues.map(({ message }) => message);
}

const phoneErrors = (phone: string, country = "", saved = "") =>
  errorsOf("phone", { fullName: "x".repeat(81), phone, country }, saved);

it.each([
  ["nobody sees", "\u200b\u2060"],
  ["has a picture", "Support ✅"],
  ["has a hidden space", "Al\u200bice"],
  ["has no letter", "123"],
])("R5.1 refuses a name that %s, as the sign-up does", (_, fullName) => {
  expect(errorsOf("fullName", { fullName }, "Alice")).toEqual(["nameCharacters"]);
});

it("R5.1 refuses a name that is empty or long", () => {
  expect(errorsOf("fullName", { fullName: " " }, "Alice")).toEqual(["required"]);
  expect(errorsOf("fullName", { fullName: "z".repeat(81) }, "Alice")).toEqual(["nameTooLong"]);
});

it("leaves a name alone that was saved before", () => {
  for (const name of ["Support ✅", "123", "z".repeat(81), ""]) {
    expect(errorsOf("fullName", { fullName: name }, name)).toEqual([]);
  }
});

it("refuses a phone that is none beside whatever else is wrong, in the form's words", () => {
  expect(phoneErrors("+49 30 1")).toEqual(["tooShort +49"]);
  expect(phoneErrors("030 1234567")).toEqual(["countryCode "]);
  expect(phoneErrors("030 1234567", "DE")).toEqual([]);
  expect(phoneErrors("  ")).toEqual([]);
});

it("leaves a phone alone that was saved before", () => {
  expect(phoneErrors("0-800-OLD", "", "0-800-OLD")).toEqual([]);
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

it("accepts a small picture by its first bytes", async () => {
  expect(await avatarProblem(new Blob([new Uint8Array(PNG)], { type: "text/plain" }))).toBeNull();
});

it("refuses a file that only claims to be a picture", async () => {
  expect(await avatarProblem(new Blob(["<svg/>"], { type: "image/png" }))).toBe("fileType");
});

it("refuses more than two mebibytes", async () => {
  const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
  bytes.set(PNG);
  expect(await avatarProblem(new Blob([bytes]))).toBe("fileSize");
});

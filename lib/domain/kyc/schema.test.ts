import { describe, expect, it } from "vitest";
import { documentSchema, type KycProblems, personalSchema, reviewSchema } from "./schema.ts";

const PROBLEMS: KycProblems = {
  required: "required",
  name: "name",
  birthDate: "birthDate",
  underAge: "underAge",
  docNumber: "docNumber",
  missingFile: "missingFile",
  consent: "consent",
};
const GOOD = {
  firstName: " Zoë ",
  lastName: "O’Brien-Smith",
  birthDate: "1990-02-03",
  country: "IE",
};

function problemsOf(change: Partial<typeof GOOD>): string[] {
  const today = new Date("2026-11-21T10:00:00Z");
  const result = personalSchema(PROBLEMS, today).safeParse({ ...GOOD, ...change });
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe("personal data", () => {
  it("take names of every script, trimmed", () => {
    for (const firstName of ["Łukasz", "李 明", "محمد", "Анна-Мария", "J. R."])
      expect(problemsOf({ firstName })).toEqual([]);
  });

  it.each([
    "迪丽热巴·迪力木拉提",
    "アン・マリー",
    "山田　太郎",
    "علی\u200cرضا",
    "’t Hart",
    "Jean‑Luc",
  ])("take the marks that belong to a name like %j", (lastName) =>
    expect(problemsOf({ lastName })).toEqual([]),
  );

  it.each(["Anna1", "🙂", "Anna\u202eannA", "An\u200cna", "-", "’", "<b>"])(
    "take no name like %j",
    (firstName) => {
      expect(problemsOf({ firstName })).toEqual(["name"]);
    },
  );

  it("tell a minor from a date that does not exist", () => {
    expect(problemsOf({ birthDate: "2010-01-01" })).toEqual(["underAge"]);
    expect(problemsOf({ birthDate: "1990-02-30" })).toEqual(["birthDate"]);
  });

  it("take what the contract takes, where a field goes up as it is", () => {
    for (const country of ["ie", "I1", "IRL"]) expect(problemsOf({ country })).toHaveLength(1);
    expect(problemsOf({ firstName: "a".repeat(81) })).toHaveLength(1);
  });

  it("need every field", () => {
    expect(problemsOf({ lastName: "  ", birthDate: "", country: "" })).toHaveLength(3);
  });
});

describe("a document", () => {
  const NONE = { docType: "" as const, docNumber: "", front: null, back: null };

  function problems(
    value: object,
    ...rest: Parameters<typeof documentSchema> extends [unknown, ...infer R] ? R : never
  ) {
    const result = documentSchema(PROBLEMS, ...rest).safeParse({ ...NONE, ...value });
    return Object.fromEntries(result.error?.issues.map((i) => [i.path[0], i.message]) ?? []);
  }

  it("needs its kind, its number and the files that are missing", () => {
    const found = problems({}, ["docType", "docNumber"], ["front"]);
    expect(found).toMatchObject({ docType: "required", front: "missingFile" });
    expect(found).toHaveProperty("docNumber");
    expect(found).not.toHaveProperty("back");
  });

  it.each(["abc", "- - - -", "12 3", "ÄÖÜ12"])("has no number like %j", (docNumber) => {
    expect(problems({ docType: "passport", docNumber }, ["docType", "docNumber"], [])).toEqual({
      docNumber: "docNumber",
    });
  });

  it("has a number of forty at most, and says so", () => {
    const { error } = documentSchema(PROBLEMS, ["docNumber"], []).safeParse({
      ...NONE,
      docNumber: "1".repeat(41),
    });
    expect(error?.issues).toMatchObject([{ code: "too_big", path: ["docNumber"], maximum: 40 }]);
  });

  it.each([
    ["ＡＢ１２３４", "AB1234"],
    ["١٢٣٤", "1234"],
    [" AB–12 34 ", "AB-12 34"],
  ])("has the number %j as %j", (typed, docNumber) => {
    const schema = documentSchema(PROBLEMS, ["docNumber"], []);
    expect(schema.parse({ ...NONE, docNumber: typed })).toMatchObject({ docNumber });
  });

  it("is not asked for what is closed", () => {
    expect(problems({ front: new File(["x"], "front") }, [], ["front"])).toEqual({});
  });
});

describe("the last screen", () => {
  it("needs the consent", () => {
    expect(reviewSchema(PROBLEMS).safeParse({ consent: false }).success).toBe(false);
    expect(reviewSchema(PROBLEMS).safeParse({ consent: true }).success).toBe(true);
  });
});

import { expect, it } from "vitest";
import { BffError } from "@/lib/bff/client/client";
import { refusalTexts } from "./refusal-texts";
import { refusedText } from "./refused-text";

const UNKNOWN = { text: "It may already hold.", spentFields: ["current"] };
const LOST = new BffError(503, { code: "UPSTREAM_UNAVAILABLE", message: "Nothing is lost." });

function refusal(status: number, code: string, fields?: Record<string, string[]>, message = "No.") {
  return new BffError(status, { code, message, fields });
}

function told(
  error: BffError | null,
  wasUndecided = false,
  unknown: typeof UNKNOWN | null = UNKNOWN,
) {
  return refusalTexts(error, {
    fields: ["current", "next"],
    failedText: "Failed.",
    unknown: unknown ?? undefined,
    wasUndecided,
  });
}

it.each([
  [503, "UPSTREAM_UNAVAILABLE"],
  [504, "UPSTREAM_TIMEOUT"],
  [502, "UPSTREAM_INVALID"],
  [500, "INTERNAL"],
  [0, "OFFLINE"],
])("a write whose answer was lost may have been carried out: %s %s", (status, code) => {
  const { text } = UNKNOWN;
  const error = refusal(status, code);
  expect(told(error)).toMatchObject({ whole: text, toast: text, marked: [], isUndecided: true });
  expect(told(error, false, null)).toMatchObject({ whole: "No.", isUndecided: false });
});

it("a refusal, and what failed before it was sent, did nothing", () => {
  expect(told(refusal(422, "VALIDATION_FAILED", { current: ["Wrong."] }))).toMatchObject({
    marked: [["current", "Wrong."]],
    whole: null,
    toast: "Wrong.",
    isUndecided: false,
  });
  expect(told(refusal(409, "CONFLICT"))).toMatchObject({ whole: "No.", isUndecided: false });
  expect(told(null)).toMatchObject({ whole: "Failed.", toast: "Failed.", isUndecided: false });
});

it("after a lost answer a refusal that follows from the change says the same as the loss", () => {
  const spent = refusal(422, "VALIDATION_FAILED", { current: ["Wrong."] });
  expect(told(spent, true)).toEqual(told(LOST));
});

it("any other refusal after a lost answer is told beside it", () => {
  expect(told(refusal(422, "VALIDATION_FAILED", { next: ["Too short."] }), true)).toMatchObject({
    marked: [["next", "Too short."]],
    whole: UNKNOWN.text,
    toast: "Too short.",
    isUndecided: true,
  });
  expect(told(refusal(423, "LOCKED"), true).whole).toBe(`No. ${UNKNOWN.text}`);
});

it("what failed without words after a lost answer is not said to have changed nothing", () => {
  const { text } = UNKNOWN;
  for (const mute of [
    null,
    refusal(0, "NOT_SENT", undefined, ""),
    refusal(404, "NOT_FOUND", {}, ""),
  ])
    expect(told(mute, true)).toMatchObject({ whole: text, toast: text, isUndecided: true });
});

it("what is known not to be done is undecided no longer", () => {
  const undone = refusal(409, "NOT_DONE", undefined, "");
  expect(told(undone, true)).toMatchObject({ whole: "Failed.", isUndecided: false });
});

it("a field that the form lacks is told at the form, and a wait by the toast alone", () => {
  expect(told(refusal(422, "VALIDATION_FAILED", { proof: ["Too old."] })).whole).toBe("Too old.");
  const full = new BffError(429, {
    code: "RATE_LIMITED",
    message: "Wait.",
    details: { retryAfterSeconds: 30 },
  });
  expect(told(full)).toMatchObject({ whole: null, toast: "Wait." });
  expect(told(full).waitUntil).toBeGreaterThan(Date.now());
});

it("what is said of one field says more than that fields are wrong", () => {
  const weird = refusal(422, "VALIDATION_FAILED", { weird: ["Weird is wrong."] });
  expect(refusedText(weird, "Failed.")).toBe("Weird is wrong.");
  expect(refusedText(refusal(409, "CONFLICT"), "Failed.")).toBe("No.");
  expect(refusedText(refusal(409, "CONFLICT", {}, ""), "Failed.")).toBe("Failed.");
});

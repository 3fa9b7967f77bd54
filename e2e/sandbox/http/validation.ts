import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { type Sentence, say, type Text } from "../texts/say.ts";
import { Refusal } from "./refusal.ts";

type Issue = z.core.$ZodIssue;

const SENTENCE_BY_PATTERN: Readonly<Record<string, Sentence>> = {
  "/[a-z]/": "Use at least one lowercase letter.",
  "/[A-Z]/": "Use at least one uppercase letter.",
  "/\\d/": "Use at least one digit.",
  "/[^A-Za-z0-9]/": "Use at least one special character.",
};

const USERNAME_SENTENCE = "Use 4 to 20 lowercase letters, digits or underscores.";
const SENTENCE_BY_FIELD: Readonly<Record<string, Sentence>> = {
  username: USERNAME_SENTENCE,
  toUsername: USERNAME_SENTENCE,
  refUsername: USERNAME_SENTENCE,
  amount: "Enter an amount above zero with at most 18 decimals.",
  code: "Enter the six digits from your authenticator app, or a recovery code.",
  email: "Enter a complete email address.",
  phone: "Enter a complete phone number.",
  country: "Choose a country by its two-letter code.",
  token: "This link has expired, was already used or isn’t ours.",
  birthDate: "Enter the date of birth as year, month and day.",
  docNumber: "Use letters, digits, spaces and hyphens, 40 characters or fewer.",
};

function isMissing(issue: Issue): boolean {
  return (
    (issue.code === "invalid_type" && issue.input === undefined) ||
    (issue.code === "too_small" && issue.minimum === 1)
  );
}

function sentence(issue: Issue): Text {
  const field = String(issue.path.at(-1) ?? "_");
  if (isMissing(issue)) return "This field is required.";
  if (issue.code === "too_small")
    return say("Use at least {count} characters.", { count: Number(issue.minimum) });
  if (issue.code === "too_big")
    return say("Use at most {count} characters.", { count: Number(issue.maximum) });
  if (issue.code === "invalid_value")
    return say("Choose one of: {choices}.", { choices: issue.values.join(", ") });
  if (issue.code === "invalid_format" && issue.pattern) {
    const byPattern = SENTENCE_BY_PATTERN[issue.pattern];
    if (byPattern) return byPattern;
  }
  return SENTENCE_BY_FIELD[field] ?? "Check this value.";
}

/** Sentences for each field. */
function describeIssues(issues: readonly Issue[]): Record<string, Text[]> {
  const errors: Record<string, Text[]> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "_");
    const texts = errors[field] ?? [];
    errors[field] = texts;
    const text = sentence(issue);
    if (!texts.some((one) => isDeepStrictEqual(one, text))) texts.push(text);
  }
  return errors;
}

/** Parses a value by a contract schema. @throws Refusal 422/4220 with `errors` by field */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal(422, UPSTREAM_CODES.validationFailed, "Check what you entered.", {
    errors: describeIssues(result.error.issues),
  });
}

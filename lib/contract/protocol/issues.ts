import type { z } from "zod";
import { CODE_PATTERN } from "../values/code-pattern.ts";

/** Keys of the texts under `validation` in the messages. */
export type ValidationKey =
  | "required"
  | "tooLong"
  | "tooShort"
  | "invalid"
  | "code"
  | "fileType"
  | "fileSize";

/** The text that a schema issue is worded with, in the browser as on the server. */
export function issueKey(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): ValidationKey {
  if (issue.code === "invalid_type") {
    const isAbsent =
      "input" in issue ? issue.input === undefined : issue.message?.endsWith("undefined");
    return isAbsent ? "required" : "invalid";
  }
  if (issue.code === "too_small") return issue.minimum === 1 ? "required" : "tooShort";
  if (issue.code === "too_big") return "tooLong";
  const isOfCode = issue.code === "invalid_format" && issue.pattern === String(CODE_PATTERN);
  return isOfCode ? "code" : "invalid";
}

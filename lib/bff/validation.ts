import type { z } from "zod";
import type { FileRule } from "../contract/endpoint.ts";

export type ValidationKey =
  | "required"
  | "tooLong"
  | "tooShort"
  | "invalid"
  | "fileType"
  | "fileSize";
export type ValidationText = (key: ValidationKey) => string;

function issueKey(issue: z.core.$ZodIssue): ValidationKey {
  const isAbsent = "input" in issue ? issue.input === undefined : false;
  if (issue.code === "invalid_type" && isAbsent) return "required";
  if (issue.code === "invalid_type" && issue.message.endsWith("undefined")) return "required";
  if (issue.code === "too_small") return issue.minimum === 1 ? "required" : "tooShort";
  return issue.code === "too_big" ? "tooLong" : "invalid";
}

/** Schema issues as texts by field; what concerns the whole goes under `_`, like the upstream's own. */
export function issueFields(
  issues: readonly z.core.$ZodIssue[],
  text: ValidationText,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join(".") || "_";
    fields[name] ??= [text(issueKey(issue))];
  }
  return fields;
}

type MediaType = FileRule["types"][number];

// First bytes: PNG specification 5.2, JPEG (ISO 10918-1) SOI, RIFF/WebP container, PDF 32000-1 7.5.2.
function sniff(head: Uint8Array): MediaType | null {
  const ascii = String.fromCharCode(...head);
  if (ascii.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (ascii.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (ascii.startsWith("RIFF") && ascii.slice(8, 12) === "WEBP") return "image/webp";
  return ascii.startsWith("%PDF-") ? "application/pdf" : null;
}

/** Why a file breaks its rule, or null. `head` holds its first bytes; the claimed type does not count. */
export function fileProblem(
  rule: FileRule,
  size: number,
  head: Uint8Array,
): "fileSize" | "fileType" | null {
  if (size > rule.maxBytes) return "fileSize";
  const type = sniff(head);
  return type !== null && rule.types.includes(type) ? null : "fileType";
}

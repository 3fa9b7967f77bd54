import type { z } from "zod";
import { issueKey, type ValidationKey } from "../../contract/protocol/issues.ts";

export type ValidationText = (key: ValidationKey) => string;

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

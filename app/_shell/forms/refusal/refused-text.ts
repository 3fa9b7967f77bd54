import type { BffError } from "@/lib/bff/client/client";

/** Why something was refused, in one sentence: what is said of a field says more than that fields are wrong. */
export function refusedText(
  { fields, message }: Pick<BffError, "fields" | "message">,
  failedText: string,
): string {
  return Object.values(fields)[0]?.[0] || message || failedText;
}

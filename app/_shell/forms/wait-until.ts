import type { BffError } from "@/lib/bff/client/client";

/** When a refused member may try again, in milliseconds of this browser's clock, or null. */
export function waitUntilMs({ code, details }: Pick<BffError, "code" | "details">): number | null {
  if (code !== "RATE_LIMITED" && code !== "LOCKED") return null;
  if (details.retryAfterSeconds !== undefined) return Date.now() + details.retryAfterSeconds * 1000;
  const until = Date.parse(details.until ?? details.retryAt ?? "");
  return Number.isNaN(until) ? null : until;
}

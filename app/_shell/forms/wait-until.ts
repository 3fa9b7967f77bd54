import type { BffError } from "@/lib/bff/client/client";

/** When a refused member may try again, in milliseconds of this browser's clock, or null. */
export function waitUntilMs({ code, details }: Pick<BffError, "code" | "details">): number | null {
  const { retryAfterSeconds, triesLeft } = details;
  if (code !== "RATE_LIMITED" && code !== "LOCKED" && triesLeft !== 0) return null;
  return retryAfterSeconds === undefined ? null : Date.now() + retryAfterSeconds * 1000;
}

import type { BffError } from "@/lib/bff/client/client";

/** True where a wait is counted down: the sentence of the refusal soon names the wrong time. */
export function isCountedDown(refusal: BffError | null | undefined): boolean {
  return refusal?.code === "RATE_LIMITED" && refusal.details.retryAfterSeconds !== undefined;
}

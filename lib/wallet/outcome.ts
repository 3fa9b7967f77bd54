/** No answer, a broken one, or one that came from in between: the call may have been carried out. */
const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/**
 * True when it is not known whether a write was booked. Sending the same values again is safe then:
 * `lib/bff/client.ts` keeps their idempotency key for exactly these statuses.
 */
export function isOutcomeUnknown(refusal: { readonly status: number } | null): boolean {
  return refusal !== null && UNKNOWN_STATUSES.has(refusal.status);
}

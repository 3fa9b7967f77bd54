const DAY_MS = 86_400_000;

/**
 * Until when a machine works after a renewal: the new term follows its end, or begins now when it has
 * ended already (R11.14).
 *
 * @param days the product's term
 * @param nowMs by the service's clock
 */
export function renewedUntil(endsAt: string, days: number, nowMs: number): string {
  return new Date(Math.max(Date.parse(endsAt), nowMs) + days * DAY_MS).toISOString();
}

interface Renewable {
  readonly canRenew: boolean;
  readonly renewUntil: string | null;
  readonly isForSale: boolean;
}

/**
 * Whether a machine can be renewed, or why not: the member is selling it, its model is not sold, or the time for it is
 * over.
 */
export function renewability(
  { canRenew, renewUntil, isForSale }: Renewable,
  nowMs: number,
): "possible" | "forSale" | "tooLate" | "notOffered" {
  if (isForSale) return "forSale";
  if (renewUntil !== null && Date.parse(renewUntil) < nowMs) return "tooLate";
  return canRenew ? "possible" : "notOffered";
}

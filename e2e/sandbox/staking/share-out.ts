/**
 * What redeeming `units` of a principal forfeits of its locked rewards, rounded down: the newest part of the
 * principal, which has not brought anything yet, comes back first. All of it forfeits all.
 *
 * @param earning the part of `principal` that the rewards were counted by today
 */
export function forfeitedBy(
  units: bigint,
  { principal, earning, accrued }: Readonly<Record<"principal" | "earning" | "accrued", bigint>>,
): bigint {
  if (units >= principal) return accrued;
  const fresh = principal - earning;
  return units <= fresh ? 0n : (accrued * (units - fresh)) / earning;
}

/** Splits `units` over parts by their size; no share is larger than its part, and all of them are `units`. */
export function shareOut(units: bigint, parts: readonly bigint[]): bigint[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  let reached = 0n;
  let given = 0n;
  return parts.map((part) => {
    reached += part;
    const until = whole === 0n ? 0n : (units * reached) / whole;
    const share = until - given;
    given = until;
    return share;
  });
}

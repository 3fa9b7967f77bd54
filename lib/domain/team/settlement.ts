import { COMMISSION_BPS } from "../../contract/rules/published-rules.ts";
import { bpsAsFactor } from "../../money/basis-points.ts";
import { compareAmounts, multiplyAmount, subtractAmount } from "../../money/decimal.ts";

/** What a settlement is worked out by, as the service publishes it. */
export interface SettlementRules {
  /** The share of the matched points that is paid, in basis points. */
  readonly bonusBps: number;
  /** Most that is paid for a day, in USDT. */
  readonly capPerDay: string;
}

/** What two legs give: points, and USDT for `gross`, `flushed` and `bonus`. */
export interface Match {
  readonly matched: string;
  readonly carryLeft: string;
  readonly carryRight: string;
  readonly gross: string;
  /** The part of `gross` above the cap. */
  readonly flushed: string;
  readonly bonus: string;
}

/**
 * Matches the open points of two legs (R11.16): both lose the smaller amount, a share of
 * it is paid up to the cap, the rest of the stronger leg carries. Without the company-wide guard.
 */
export function matchLegs(left: string, right: string, rules: SettlementRules): Match {
  const matched = compareAmounts(left, right) < 0 ? left : right;
  const gross = multiplyAmount(matched, bpsAsFactor(rules.bonusBps), "down");
  const isAbove = compareAmounts(gross, rules.capPerDay) > 0;
  return {
    matched,
    carryLeft: subtractAmount(left, matched),
    carryRight: subtractAmount(right, matched),
    gross,
    flushed: isAbove ? subtractAmount(gross, rules.capPerDay) : "0",
    bonus: isAbove ? rules.capPerDay : gross,
  };
}

/** What a member can lack for a settlement, as this product words it. */
export const MISSING = ["not_valid", "no_machine", "no_active_left", "no_active_right"] as const;
export type Missing = (typeof MISSING)[number];

/** Codes that the service gives; one that we have no words for is `other`. */
export function knownMissing(codes: readonly string[]): readonly (Missing | "other")[] {
  const known = codes.map((code) => MISSING.find((one) => one === code) ?? "other");
  return [...new Set(known)];
}

/** A factor in percent, as a plain decimal: `0.85` is `85`. */
export function percentOfFactor(factor: string): string {
  return multiplyAmount(factor, "100", "down");
}

/** What a machine costs in the examples that explain commissions and points, in USDT. */
export const EXAMPLE_PRICE = "780";

/** What a purchase pays to the buyer's sponsor and to that one's sponsor, in USDT. */
export function commissionsOn(price: string): { direct: string; level2: string } {
  const share = (bps: number) => multiplyAmount(price, bpsAsFactor(bps), "down");
  return { direct: share(COMMISSION_BPS.direct), level2: share(COMMISSION_BPS.level2) };
}

/**
 * A direct commission in USDT and the part of it, in whole percent, that goes back to the buyer: that is rounded down, and
 * both add up to the commission.
 */
export function splitCommission(commission: string, percent: number) {
  const passed = multiplyAmount(commission, bpsAsFactor(percent * 100), "down");
  return { kept: subtractAmount(commission, passed), passed };
}

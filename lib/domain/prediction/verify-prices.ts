import type { PriceProof, ProvenRound } from "../../contract/prediction.ts";
import {
  areSamplesValid,
  medianUnits,
  PRICE_METHOD,
  priceRecordText,
  priceRuleText,
} from "../../contract/rules/price-proof.ts";
import { sha256Hex } from "../../contract/rules/sha-256.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

type PriceEnd = NonNullable<PriceProof["lock"]>;

/** A price that was recomputed from its samples, and the record that holds them. */
export interface PriceCheck {
  /** In USDT; null where the samples decide nothing by the rule. */
  readonly computed: string | null;
  readonly matches: boolean;
  readonly commitment: { readonly computed: string; readonly matches: boolean };
}

/** The steps of a check; null for what has not happened yet. */
export interface PricesCheck {
  readonly rule: { readonly computed: string; readonly matches: boolean };
  readonly lock: PriceCheck | null;
  readonly close: PriceCheck | null;
  /** Whether the record of the close names that of the lock. */
  readonly chain: { readonly matches: boolean } | null;
  readonly result: { readonly computed: "up" | "down" | "tie"; readonly matches: boolean } | null;
  /** `waiting` while nothing differs and the close lies ahead. */
  readonly verdict: "proven" | "differs" | "waiting";
}

async function checkEnd(
  end: PriceEnd,
  { rule, ruleHash }: PriceProof,
  moment: string,
  shown: string | null | undefined,
): Promise<PriceCheck> {
  const at = Date.parse(end.at);
  const samples = end.samples.map((sample) => ({
    source: sample.source,
    units: toUnits(sample.price),
    at: Date.parse(sample.at),
  }));
  const units = toUnits(end.price);
  const text = priceRecordText({ ruleHash, at, previous: end.previous ?? null, samples, units });
  const commitment = await sha256Hex(text);
  const isDecided = rule.method === PRICE_METHOD && areSamplesValid(rule, { at, samples });
  const median = isDecided ? medianUnits(samples.map((sample) => sample.units)) : undefined;
  const isShown = typeof shown === "string" && toUnits(shown) === median;
  return {
    computed: median === undefined ? null : fromUnits(median),
    matches: at === Date.parse(moment) && median === units && isShown,
    commitment: { computed: commitment, matches: commitment === end.commitment },
  };
}

function resultOfPrices(lock: PriceEnd, close: PriceEnd): "up" | "down" | "tie" {
  const move = toUnits(close.price) - toUnits(lock.price);
  if (move === 0n) return "tie";
  return move > 0n ? "up" : "down";
}

/**
 * Recomputes a round's prices from what was recorded at its lock and its close, step by step.
 * @throws TypeError where the browser computes no hashes
 */
export async function verifyPrices(
  round: Pick<ProvenRound, "lockAt" | "closeAt" | "lockPrice" | "closePrice" | "result">,
  proof: PriceProof,
): Promise<PricesCheck> {
  const ruleHash = await sha256Hex(priceRuleText(proof.rule));
  const rule = { computed: ruleHash, matches: ruleHash === proof.ruleHash };
  const { lock: locked, close: closed } = proof;
  const [lock, close] = await Promise.all([
    locked ? checkEnd(locked, proof, round.lockAt, round.lockPrice) : null,
    closed ? checkEnd(closed, proof, round.closeAt, round.closePrice) : null,
  ]);
  const both = locked && closed ? { locked, closed } : null;
  const chain = both && { matches: both.closed.previous === both.locked.commitment };
  const computed = both && resultOfPrices(both.locked, both.closed);
  const result = computed && { computed, matches: computed === round.result };
  const ends = [lock, close].flatMap((end) => (end ? [end, end.commitment] : []));
  const steps = [rule, ...ends, chain, result].filter((step) => step !== null);
  const agrees = steps.every(({ matches }) => matches) && (lock !== null || close === null);
  return {
    ...{ rule, lock, close, chain, result },
    verdict: agrees ? (both ? "proven" : "waiting") : "differs",
  };
}

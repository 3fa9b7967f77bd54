import { createHash } from "node:crypto";
import {
  PRICE_METHOD,
  type PriceRule,
  priceRecordText,
  priceRuleText,
} from "../../../lib/contract/rules/price-proof.ts";
import type { Database } from "../database/database.ts";
import { UNITS_PER_MICRO } from "../price/assets.ts";
import { INTERVAL_MS, PRICE_GRACE_MS } from "./rules.ts";

export const ROUND_PRICE_RULE: PriceRule = {
  method: PRICE_METHOD,
  sources: ["simulated-1", "simulated-2", "simulated-3", "simulated-4", "simulated-5"],
  quorum: 3,
  windowSec: PRICE_GRACE_MS / 1000,
};

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export const ROUND_RULE_HASH = sha256(priceRuleText(ROUND_PRICE_RULE));

/** What a source is beside the price of the feed, in 10⁻⁶ of it: as many below as above, so that the feed is the median. */
const SPREAD = [-180, -70, 0, 60, 210] as const;

export interface SimulatedSample {
  readonly source: string;
  readonly micros: number;
  readonly at: number;
}

// Which source is how far off changes with each boundary.
function simulatedSamples(
  boundary: number,
  micros: number,
  at: number,
): readonly SimulatedSample[] {
  const turn = (boundary / INTERVAL_MS) % SPREAD.length;
  return ROUND_PRICE_RULE.sources.map((source, index) => {
    const off = SPREAD[(index + turn) % SPREAD.length] ?? 0;
    return { source, micros: micros + Math.trunc((micros * off) / 1_000_000), at };
  });
}

/** Records what a price at a boundary follows from, after the record before it; once, and for good. */
export function recordPrice(
  database: Database,
  { boundary, micros, at }: { boundary: number; micros: number; at: number },
): void {
  const samples = simulatedSamples(boundary, micros, at);
  const previous =
    database.get<{ commitment: string }>(
      "SELECT commitment FROM price_record ORDER BY boundary DESC LIMIT 1",
    )?.commitment ?? null;
  const inUnits = (price: number) => BigInt(price) * UNITS_PER_MICRO;
  const text = priceRecordText({
    ruleHash: ROUND_RULE_HASH,
    at: boundary,
    previous,
    samples: samples.map((sample) => ({ ...sample, units: inUnits(sample.micros) })),
    units: inUnits(micros),
  });
  database.run(
    "INSERT INTO price_record (boundary, samples, micros, previous, commitment) VALUES (?, ?, ?, ?, ?)",
    boundary,
    JSON.stringify(samples),
    micros,
    previous,
    sha256(text),
  );
}

/** Drops records of rounds that no member has entered, from before a moment. */
export function forgetRecords(database: Database, before: number): void {
  database.run(
    `DELETE FROM price_record WHERE boundary < ?
     AND NOT EXISTS (SELECT 1 FROM prediction_round WHERE epoch IN (boundary / ? - 1, boundary / ? - 2))`,
    before,
    INTERVAL_MS,
    INTERVAL_MS,
  );
}

/** How a price is decided and written before it is hashed (docs/proofs.md). */
export const PRICE_METHOD = "median";

export interface PriceRule {
  readonly method: string;
  /** Who is asked, in the order of the record. */
  readonly sources: readonly string[];
  /** The fewest sources that decide. */
  readonly quorum: number;
  /** How long after its moment a sample counts. */
  readonly windowSec: number;
}

export interface RecordedSample {
  readonly source: string;
  /** In units of 10⁻¹⁸ USDT. */
  readonly units: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface PriceRecord {
  readonly ruleHash: string;
  /** The moment that the price is for, in milliseconds since 1970. */
  readonly at: number;
  /** Commitment of the record before; null for the first one. */
  readonly previous: string | null;
  readonly samples: readonly RecordedSample[];
  readonly units: bigint;
}

const NO_RECORD = "0".repeat(64);

/** A rule as the text that is hashed, a line for each part. */
export function priceRuleText({ method, sources, quorum, windowSec }: PriceRule): string {
  return ["merlin-price-rule-1", method, quorum, windowSec, ...sources].join("\n");
}

/** A record as the text that is hashed, a line for each part and each sample. */
export function priceRecordText({ ruleHash, at, previous, samples, units }: PriceRecord): string {
  const lines = samples.map((sample) => `${sample.at} ${sample.units} ${sample.source}`);
  return ["merlin-price-1", ruleHash, at, previous ?? NO_RECORD, ...lines, units].join("\n");
}

/** The middle one of prices, of an even number the lower of the two in the middle; undefined without any. */
export function medianUnits(prices: readonly bigint[]): bigint | undefined {
  const sorted = [...prices].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Whether each sample counts by a rule: of one of its sources, once, in time, above zero, and as many as decide. */
export function areSamplesValid(
  { sources, quorum, windowSec }: PriceRule,
  { at, samples }: Pick<PriceRecord, "at" | "samples">,
): boolean {
  const named = new Set(samples.map(({ source }) => source));
  return (
    named.size === samples.length &&
    samples.length >= Math.max(1, quorum) &&
    samples.every(
      (sample) =>
        sources.includes(sample.source) &&
        !/[\n\r]/.test(sample.source) &&
        sample.units > 0n &&
        sample.at >= at &&
        sample.at <= at + windowSec * 1000,
    )
  );
}

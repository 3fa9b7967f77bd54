import type { z } from "zod";
import type { provenRoundSchema } from "../../../lib/contract/prediction.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { ROUND_PRICE_RULE, ROUND_RULE_HASH, type SimulatedSample } from "./price-record.ts";
import { priceText } from "./round-view.ts";
import { PRICE_GRACE_MS, roundTimes } from "./rules.ts";

interface RecordRow {
  readonly samples: string;
  readonly micros: number;
  readonly previous: string | null;
  readonly commitment: string;
}

function recordView(database: Database, boundary: number) {
  const row = database.get<RecordRow>("SELECT * FROM price_record WHERE boundary = ?", boundary);
  if (!row) return null;
  const samples: readonly SimulatedSample[] = JSON.parse(row.samples);
  return {
    at: toInstant(boundary),
    samples: samples.map(({ source, micros, at }) => ({
      source,
      price: priceText(micros) ?? "0",
      at: toInstant(at),
    })),
    price: priceText(row.micros) ?? "0",
    previous: row.previous,
    commitment: row.commitment,
  };
}

/**
 * What a round's prices follow from, or the rule alone while they lie ahead; null for a round whose prices came without
 * records.
 */
export function priceProof(
  database: Database,
  epoch: number,
  now: number,
): z.input<typeof provenRoundSchema>["proof"] {
  const { lockAt, closeAt } = roundTimes(epoch);
  const [lock, close] = [recordView(database, lockAt), recordView(database, closeAt)];
  const isAhead = now <= lockAt + PRICE_GRACE_MS;
  const isRunning = lock !== null && now <= closeAt + PRICE_GRACE_MS;
  const isDecided = lock !== null && close !== null;
  if (!(isAhead || isRunning || isDecided)) return null;
  return {
    rule: { ...ROUND_PRICE_RULE, sources: [...ROUND_PRICE_RULE.sources] },
    ruleHash: ROUND_RULE_HASH,
    lock,
    close,
    simulated: true,
  };
}

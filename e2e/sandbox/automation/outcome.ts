import type { z } from "zod";
import type { automaticRunSchema } from "../../../lib/contract/automation/run.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { enterJob } from "../jobs/scheduler.ts";
import type { Currency } from "../ledger/accounts.ts";
import { OverdrawnAccountError } from "../ledger/journal.ts";

interface Moved {
  readonly units: bigint;
  readonly symbol: Currency;
}

/** What became of a slot, or of a step of it. */
export interface Outcome {
  readonly status: "done" | "skipped" | "failed";
  readonly reason?: string;
  readonly gave?: Moved;
  readonly got?: Moved;
  readonly fee?: Moved;
  /** The line of the transactions that tells of it. */
  readonly lineId?: number;
  readonly withdrawalId?: number;
}

/** What is to run stops here, by the member's own terms. */
export class NotNow extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "NotNow";
  }
}

const SKIPPED_BY_CODE: Readonly<Record<number, string>> = {
  [UPSTREAM_CODES.conflict]: "nothing",
  [UPSTREAM_CODES.kycRequired]: "identity",
  [UPSTREAM_CODES.twoFactorRequired]: "second_factor",
  [UPSTREAM_CODES.securityHold]: "hold",
  [UPSTREAM_CODES.withdrawalLocked]: "lock",
};

const FAILED_BY_CODE: Readonly<Record<number, string>> = {
  [UPSTREAM_CODES.notValid]: "not_valid",
  [UPSTREAM_CODES.unavailable]: "price",
};

function outcomeOf(error: unknown): Outcome | null {
  if (error instanceof NotNow) return { status: "skipped", reason: error.message };
  if (error instanceof OverdrawnAccountError) return { status: "skipped", reason: "shortage" };
  if (!(error instanceof Refusal)) return null;
  const { code, details } = error;
  const skipped = SKIPPED_BY_CODE[code];
  if (skipped) return { status: "skipped", reason: skipped };
  if (details.errors?.walletId) return { status: "skipped", reason: "address" };
  if (details.errors?.productId) return { status: "failed", reason: "closed" };
  return { status: "failed", reason: FAILED_BY_CODE[code] ?? "limits" };
}

/** Does all of the work or, where it is refused, nothing of it. Belongs into a transaction. */
export function wholeOrNot(database: Database, work: () => Outcome): Outcome {
  database.exec("SAVEPOINT whole");
  try {
    const outcome = work();
    database.exec("RELEASE whole");
    return outcome;
  } catch (error) {
    database.exec("ROLLBACK TO whole; RELEASE whole");
    const outcome = outcomeOf(error);
    if (!outcome) throw error;
    return outcome;
  }
}

/** Whether a slot's turn comes so late that it is missed: a day after it the next one of a daily plan is due. */
export function isMissed(slot: number, until: number): boolean {
  return until - slot >= DAY_MS;
}

/** Enters the job of the next slot, or moves the one that still waits. */
export function enterSlot(database: Database, name: string, slot: number, ref: string): void {
  const { changes } = database.run(
    "UPDATE job SET due_at = ? WHERE name = ? AND ref = ? AND done_at IS NULL",
    slot,
    name,
    ref,
  );
  if (changes === 0) enterJob(database, name, slot, ref);
}

/** The values of a run's own columns, in the order of `RUN_COLUMNS`. */
export const RUN_COLUMNS =
  "slot_at, status, reason, gave, gave_symbol, got, got_symbol, fee, fee_symbol, line_id";

export function runValues(slot: number, { status, reason, gave, got, fee, lineId }: Outcome) {
  const moved = (one: Moved | undefined) => [one ? String(one.units) : null, one?.symbol ?? null];
  return [slot, status, reason ?? null, ...[gave, got, fee].flatMap(moved), lineId ?? null];
}

export interface RunRow {
  readonly id: number;
  readonly slot_at: number;
  readonly status: Outcome["status"];
  readonly reason: string | null;
  readonly gave: string | null;
  readonly gave_symbol: string | null;
  readonly got: string | null;
  readonly got_symbol: string | null;
  readonly fee: string | null;
  readonly fee_symbol: string | null;
  readonly line_id: number | null;
}

export function runView(row: RunRow): z.input<typeof automaticRunSchema> {
  const moved = (units: string | null, symbol: string | null) =>
    units === null || symbol === null ? null : { amount: fromUnits(BigInt(units)), symbol };
  return {
    id: String(row.id),
    at: toInstant(row.slot_at),
    status: row.status,
    reason: row.reason,
    gave: moved(row.gave, row.gave_symbol),
    got: moved(row.got, row.got_symbol),
    fee: moved(row.fee, row.fee_symbol),
    transactionId: row.line_id === null ? null : String(row.line_id),
  };
}

import type { Database } from "../database/database.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";
import { notify } from "../notification/notify.ts";
import { UNITS_PER_MICRO } from "../price/assets.ts";
import { amountOf, fullAmountOf, type Said, type Sentence, say } from "../texts/say.ts";
import { findRound, type RoundRow } from "./round.ts";
import { payoutOf, prizeOf, resultOf, type Side } from "./rules.ts";

interface OpenPosition {
  readonly id: number;
  readonly member_id: number;
  readonly side: Side;
  readonly amount: string;
}

interface Outcome {
  readonly status: "won" | "lost" | "refunded";
  /** Units of 10⁻¹⁸ MERLIN. */
  readonly payout: bigint;
}

type RefundReason = NonNullable<RoundRow["refund_reason"]>;

const REFUND_TEXTS: Readonly<Record<RefundReason, Sentence>> = {
  tie: "The price closed at the lock price",
  one_sided: "Nobody took the other side",
  no_price: "There was no price in time",
  operator: "The round was canceled",
};

function openPositions(database: Database, epoch: number): OpenPosition[] {
  return database.all<OpenPosition>(
    "SELECT id, member_id, side, amount FROM prediction_position WHERE epoch = ? AND status = 'open' ORDER BY id",
    epoch,
  );
}

/** Empties the round's pool in one journal: to members, the house and, with what is left, the treasury. */
function emptyPool(
  database: Database,
  { epoch, up_pool, down_pool }: RoundRow,
  kind: JournalKind,
  credits: readonly Entry[],
  at: number,
): bigint {
  const pot = BigInt(up_pool) + BigInt(down_pool);
  const paid = credits.filter(({ units }) => units > 0n);
  const rest = pot - paid.reduce((sum, { units }) => sum + units, 0n);
  const currency = "MERLIN";
  if (pot > 0n) {
    const entries: Entry[] = [
      { account: `pool:prediction:${epoch}`, currency, units: -pot },
      ...paid,
      ...(rest > 0n ? [{ account: "treasury", currency, units: rest } as const] : []),
    ];
    postJournal(database, { kind, ref: `round:${epoch}`, at, entries });
  }
  return rest;
}

function endPosition(database: Database, id: number, { status, payout }: Outcome, at: number) {
  database.run(
    "UPDATE prediction_position SET status = ?, payout = ?, settled_at = ? WHERE id = ?",
    status,
    String(payout),
    at,
    id,
  );
}

const credit = (memberId: number, units: bigint): Entry => ({
  account: { memberId, bucket: "available" },
  currency: "MERLIN",
  units,
});
const house = (units: bigint): Entry => ({
  account: "house:prediction",
  currency: "MERLIN",
  units,
});

/** Gives every stake back in full, without a fee (R11.11). Belongs into a transaction. */
export function refundRound(
  database: Database,
  round: RoundRow,
  reason: RefundReason,
  at: number,
): void {
  const positions = openPositions(database, round.epoch);
  const credits = positions.map(({ member_id, amount }) => credit(member_id, BigInt(amount)));
  const back = house(2n * BigInt(round.house));
  emptyPool(database, round, "prediction_refund", [...credits, back], at);
  for (const { id, member_id, amount } of positions) {
    endPosition(database, id, { status: "refunded", payout: BigInt(amount) }, at);
    notify(database, member_id, {
      kind: "prediction",
      title: "Your entry was refunded",
      body: say("{why}, so {amount} from round {round} is back in your wallet.", {
        why: say(REFUND_TEXTS[reason], {}),
        amount: amountOf(BigInt(amount), "MERLIN"),
        round: String(round.epoch),
      }),
      link: "/game/prediction",
      at,
    });
  }
  const isClosed = reason === "tie" || reason === "one_sided";
  database.run(
    "UPDATE prediction_round SET status = ?, refund_reason = ? WHERE epoch = ?",
    isClosed ? "closed" : "cancelled",
    reason,
    round.epoch,
  );
}

function tell(
  database: Database,
  { member_id, amount }: OpenPosition,
  { status, payout }: Outcome,
  { story, at }: { readonly story: Said; readonly at: number },
): void {
  const isWon = status === "won";
  notify(database, member_id, {
    kind: "prediction",
    title: isWon ? "You won a round" : "You lost a round",
    body: isWon
      ? say("{story}: {amount} is in your wallet.", { story, amount: amountOf(payout, "MERLIN") })
      : say("{story}: you lost your entry of {amount}.", {
          story,
          amount: amountOf(BigInt(amount), "MERLIN"),
        }),
    link: "/game/prediction",
    at,
  });
}

function payWinners(database: Database, round: RoundRow, side: Side, at: number, story: Said) {
  const pot = BigInt(round.up_pool) + BigInt(round.down_pool);
  const pool = BigInt(side === "up" ? round.up_pool : round.down_pool);
  const { prize } = prizeOf(pot);
  const settled = openPositions(database, round.epoch).map((position) => {
    const isWon = position.side === side;
    const payout = isWon ? payoutOf(BigInt(position.amount), prize, pool) : 0n;
    return { position, outcome: { status: isWon ? "won" : "lost", payout } as Outcome };
  });
  const credits = settled.map(({ position, outcome }) =>
    credit(position.member_id, outcome.payout),
  );
  const back = house(payoutOf(BigInt(round.house), prize, pool));
  const fee = emptyPool(database, round, "prediction_payout", [...credits, back], at);
  for (const { position, outcome } of settled) {
    endPosition(database, position.id, outcome, at);
    tell(database, position, outcome, { story, at });
  }
  database.run(
    "UPDATE prediction_round SET status = 'closed', fee = ? WHERE epoch = ?",
    String(fee),
    round.epoch,
  );
}

const dollars = (micros: number) => fullAmountOf(BigInt(micros) * UNITS_PER_MICRO, "USDT");

/**
 * Closes a round at a price, in one journal: the winners share the pot less the fee, fee and residue
 * go to the treasury; a tie and a round with one side only are refunded. Belongs into a transaction.
 */
export function settleRound(
  database: Database,
  epoch: number,
  closeMicros: number,
  at: number,
): void {
  const round = findRound(database, epoch);
  if (!round || round.lock_micros === null) throw new Error(`Round ${epoch} has no lock price`);
  const result = resultOf(round.lock_micros, closeMicros);
  database.run(
    "UPDATE prediction_round SET close_micros = ?, result = ? WHERE epoch = ?",
    closeMicros,
    result,
    epoch,
  );
  if (result === "tie" || round.up_pool === "0" || round.down_pool === "0") {
    refundRound(database, round, result === "tie" ? "tie" : "one_sided", at);
    return;
  }
  const story = say(
    result === "up"
      ? "BTC rose from {from} to {to} in round {round}"
      : "BTC fell from {from} to {to} in round {round}",
    { from: dollars(round.lock_micros), to: dollars(closeMicros), round: String(epoch) },
  );
  payWinners(database, round, result, at, story);
}

import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { subscribe } from "../staking/subscribe.ts";
import { bookConversion } from "../wallet/convert.ts";
import { conversionRate, conversionTerms, convertedUnits } from "../wallet/convert-quote.ts";
import type { Outcome } from "./outcome.ts";

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly ref: string;
}

/** The line of a member that was written last. */
export function newestLine(database: Database, memberId: number): number | undefined {
  return database.get<{ id: number }>(
    "SELECT max(id) AS id FROM ledger_line WHERE member_id = ?",
    memberId,
  )?.id;
}

/**
 * Converts at the rate of the moment, by the terms, rounding and fee of a quote. Belongs into a transaction.
 * @throws Refusal, OverdrawnAccountError as `quoteConversion` and `convert`
 */
export function convertNow(
  database: Database,
  member: Member,
  { units, ref, ...pair }: Conversion,
  at: number,
) {
  const { from, to, feeBps } = conversionTerms(member, { ...pair, amount: fromUnits(units) });
  const rate = conversionRate(database, from, to, at);
  const { fee, receive } = convertedUnits(units, rate, feeBps);
  const order = { from, to, amount: units, fee, receive, ref, at };
  const journalId = bookConversion(database, member.id, order);
  const lineId = database.get<{ id: number }>(
    "SELECT min(id) AS id FROM ledger_line WHERE journal_id = ? AND member_id = ?",
    journalId,
    member.id,
  )?.id;
  return {
    status: "done",
    gave: { units, symbol: from },
    got: { units: receive, symbol: to },
    fee: { units: fee, symbol: to },
    ...(lineId !== undefined && { lineId }),
  } as const satisfies Outcome;
}

interface Stake {
  readonly productId: string;
  readonly units: bigint;
}

/**
 * Stakes in a product of the moment. Belongs into a transaction.
 * @throws Refusal, OverdrawnAccountError as `subscribe`
 */
export function stakeNow(
  database: Database,
  member: Member,
  { productId, units }: Stake,
  at: number,
): Outcome {
  subscribe(database, member.id, { productId, amount: fromUnits(units) }, at);
  const lineId = newestLine(database, member.id);
  return {
    status: "done",
    gave: { units, symbol: "MERLIN" },
    ...(lineId !== undefined && { lineId }),
  };
}

import type { z } from "zod";
import type { movementEndpoints } from "../../../lib/contract/movement.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import type { Account, Currency } from "../ledger/accounts.ts";
import { walletBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { linesOfJournal } from "../transaction/list.ts";

interface QuoteRow {
  id: string;
  from_symbol: Currency;
  to_symbol: Currency;
  amount: string;
  fee: string;
  receive: string;
  expires_at: number;
  used_at: number | null;
}

/** A quote with the figures that the member confirmed, where they are told. */
type ConvertOrder = z.output<typeof movementEndpoints.convert.body.schema>;

function saysOtherwise(quote: QuoteRow, order: ConvertOrder): boolean {
  const figures = ["amount", "receive", "fee"] as const;
  return figures.some(
    (name) => order[name] !== undefined && toUnits(order[name]) !== BigInt(quote[name]),
  );
}

function takeQuote(
  database: Database,
  memberId: number,
  order: ConvertOrder,
  now: number,
): QuoteRow {
  const id = order.quoteId;
  const quote = database.get<QuoteRow>(
    "SELECT * FROM convert_quote WHERE id = ? AND member_id = ?",
    id,
    memberId,
  );
  if (!quote || quote.expires_at <= now) {
    throw conflict("This quote has expired. Get a new one.");
  }
  if (quote.used_at !== null) throw conflict("This quote has already been used.");
  if (saysOtherwise(quote, order)) throw conflict("This quote states other figures.");
  database.run("UPDATE convert_quote SET used_at = ? WHERE id = ?", now, id);
  return quote;
}

interface Conversion {
  readonly from: Currency;
  readonly to: Currency;
  /** Units of 10⁻¹⁸; the fee is taken in the target token. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly receive: bigint;
  readonly ref: string;
  readonly at: number;
}

/** Books a conversion: two balanced legs through the exchange, the fee to the treasury. Gives the journal's id. */
export function bookConversion(
  database: Database,
  memberId: number,
  { from, to, amount, fee, receive, ref, at }: Conversion,
): number {
  const own: Account = { memberId, bucket: "available" };
  return postJournal(database, {
    kind: from === "AmBTC" ? "airdrop_convert" : "convert",
    ref,
    at,
    entries: [
      { account: own, currency: from, units: -amount },
      { account: `exchange:${from}`, currency: from, units: amount },
      { account: `exchange:${to}`, currency: to, units: -(receive + fee) },
      { account: own, currency: to, units: receive },
      ...(fee > 0n ? [{ account: "treasury", currency: to, units: fee } as const] : []),
    ],
  });
}

/**
 * Converts as quoted, once: two balanced legs through the exchange, the fee to the treasury in the same
 * journal. Belongs into a transaction.
 *
 * @throws Refusal 409/4091 when the quote is unknown, used, past its time, or states other figures
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function convert(database: Database, memberId: number, order: ConvertOrder, now: number) {
  const quote = takeQuote(database, memberId, order, now);
  const { from_symbol: from, to_symbol: to } = quote;
  const journalId = bookConversion(database, memberId, {
    from,
    to,
    amount: BigInt(quote.amount),
    fee: BigInt(quote.fee),
    receive: BigInt(quote.receive),
    ref: `quote:${quote.id}`,
    at: now,
  });
  return {
    transactions: linesOfJournal(database, memberId, journalId),
    wallets: walletBalances(database, memberId, [from, to]),
  };
}

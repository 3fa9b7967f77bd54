import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import type { Account, Currency } from "../ledger/accounts.ts";
import { balanceOf } from "../ledger/balances.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";

/** Books the history of one member; amounts are decimal strings or units of 10⁻¹⁸. */
export interface Book {
  balance(currency: Currency): bigint;
  /** Moves an amount between the member and a system account or another member. */
  receive(
    at: number,
    kind: JournalKind,
    currency: Currency,
    amount: Amount,
    from: Account,
    ref?: string,
  ): void;
  pay(
    at: number,
    kind: JournalKind,
    currency: Currency,
    amount: Amount,
    to: Account,
    ref?: string,
  ): void;
  /**
   * Two balanced legs through the exchange: the member gives one currency and receives another; the
   * exchange pays the fee on top of that to the treasury.
   */
  swap(
    at: number,
    kind: JournalKind,
    give: [Currency, Amount],
    take: [Currency, Amount],
    fee?: Amount,
  ): void;
  /** A mining claim: gross from the emission, the fee to the treasury, the net to the member. */
  claim(at: number, gross: Amount, fee: Amount): void;
}

type Amount = string | bigint;

function units(amount: Amount): bigint {
  return typeof amount === "bigint" ? amount : toUnits(amount);
}

/** The book of a member's `available` accounts. */
export function openBook(database: Database, memberId: number): Book {
  const own: Account = { memberId, bucket: "available" };
  const move = (from: Account, to: Account, currency: Currency, amount: bigint): Entry[] => [
    { account: from, currency, units: -amount },
    { account: to, currency, units: amount },
  ];
  const book = (at: number, kind: JournalKind, entries: Entry[], ref?: string) => {
    postJournal(database, { kind, at, entries, ...(ref && { ref }) });
  };
  return {
    balance: (currency) => balanceOf(database, own, currency),
    receive: (at, kind, currency, amount, from, ref) =>
      book(at, kind, move(from, own, currency, units(amount)), ref),
    pay: (at, kind, currency, amount, to, ref) =>
      book(at, kind, move(own, to, currency, units(amount)), ref),
    swap(at, kind, [give, given], [take, taken], fee = 0n) {
      book(at, kind, [
        ...move(own, `exchange:${give}`, give, units(given)),
        ...move(`exchange:${take}`, own, take, units(taken)),
        ...(units(fee) > 0n ? move(`exchange:${take}`, "treasury", take, units(fee)) : []),
      ]);
    },
    claim(at, gross, fee) {
      book(at, "mining_claim", [
        { account: "emission:mBTC", currency: "mBTC", units: -units(gross) },
        { account: own, currency: "mBTC", units: units(gross) - units(fee) },
        { account: "treasury", currency: "mBTC", units: units(fee) },
      ]);
    },
  };
}

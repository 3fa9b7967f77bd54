import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { type Account, accountName, type Bucket, CURRENCIES, type Currency } from "./accounts.ts";

export type Balance = Readonly<Record<Bucket, bigint>>;

/** Units of 10⁻¹⁸ that an account holds now. */
export function balanceOf(database: Database, account: Account, currency: Currency): bigint {
  const row = database.get<{ balance: string }>(
    "SELECT balance FROM account WHERE name = ? AND currency = ?",
    accountName(account),
    currency,
  );
  return BigInt(row?.balance ?? 0);
}

/** A member's balances in every currency, in units of 10⁻¹⁸; zero where no account was opened. */
export function memberBalances(database: Database, memberId: number): Map<Currency, Balance> {
  const balances = new Map<Currency, Record<Bucket, bigint>>(
    CURRENCIES.map((currency) => [currency, { available: 0n, locked: 0n, reward_locked: 0n }]),
  );
  const rows = database.all<{ currency: Currency; bucket: Bucket; balance: string }>(
    "SELECT currency, bucket, balance FROM account WHERE member_id = ?",
    memberId,
  );
  for (const { currency, bucket, balance } of rows) {
    const of = balances.get(currency);
    if (of) of[bucket] = BigInt(balance);
  }
  return balances;
}

/** The touched wallets as every write returns them (R10.4). */
export function walletBalances(
  database: Database,
  memberId: number,
  currencies: readonly Currency[],
): { symbol: Currency; available: string; locked: string }[] {
  const balances = memberBalances(database, memberId);
  return currencies.map((symbol) => ({
    symbol,
    available: fromUnits(balances.get(symbol)?.available ?? 0n),
    locked: fromUnits(balances.get(symbol)?.locked ?? 0n),
  }));
}

import { TOKEN_SYMBOLS } from "../../../lib/contract/values/tokens.ts";
import type { Database } from "../database/database.ts";

export const CURRENCIES = TOKEN_SYMBOLS;
export type Currency = (typeof CURRENCIES)[number];

export type Bucket = "available" | "locked" | "reward_locked";

/** An account outside every member; these may go negative and then show what was issued. */
type SystemAccount =
  | "treasury"
  | `emission:${"mBTC" | "AmBTC"}`
  | "rewards:MERLIN"
  | "commission:USDT"
  | "house:prediction"
  | "escrow:resale"
  | `exchange:${Currency}`
  | `chain:${Currency}`
  | `pool:prediction:${number}`;

export type Account = SystemAccount | { readonly memberId: number; readonly bucket: Bucket };

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly member_id: number | null;
  readonly balance: string;
}

/** The account's name as stored, e.g. `member:12:available` or `exchange:USDT`. */
export function accountName(account: Account): string {
  return typeof account === "string" ? account : `member:${account.memberId}:${account.bucket}`;
}

/** The row of an account in one currency; it is opened on first use. */
export function openAccount(database: Database, account: Account, currency: Currency): AccountRow {
  const name = accountName(account);
  const found = database.get<AccountRow>(
    "SELECT id, name, member_id, balance FROM account WHERE name = ? AND currency = ?",
    name,
    currency,
  );
  if (found) return found;
  const memberId = typeof account === "string" ? null : account.memberId;
  const { id } = database.run(
    "INSERT INTO account (name, currency, member_id, bucket) VALUES (?, ?, ?, ?)",
    name,
    currency,
    memberId,
    typeof account === "string" ? null : account.bucket,
  );
  return { id, name, member_id: memberId, balance: "0" };
}

import type { Database } from "../database/database.ts";
import { spendMailTokens } from "../mail/mail-token.ts";
import { clearFailures } from "./attempts.ts";

/** Stores a new password: open reset links die, and wrong tries are forgotten. Belongs into a transaction. */
export function setPasswordHash(database: Database, memberId: number, passwordHash: string): void {
  database.run("UPDATE member SET password_hash = ? WHERE id = ?", passwordHash, memberId);
  spendMailTokens(database, "reset-password", memberId);
  clearFailures(database, "login", `member:${memberId}`);
}

import { createHash, randomInt } from "node:crypto";
import type { Database } from "../database/database.ts";

const COUNT = 10;
// Without 0, o, 1, l and i, which are easily confused on paper.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

// A fast hash is enough: a code has 49 random bits and five tries.
function hashCode(code: string): string {
  return createHash("sha256").update(code.toLowerCase()).digest("base64url");
}

/** Replaces a member's recovery codes by ten new ones, which are stored as hashes only. */
export function renewRecoveryCodes(database: Database, memberId: number): string[] {
  database.run("DELETE FROM recovery_code WHERE member_id = ?", memberId);
  const codes = Array.from({ length: COUNT }, newCode);
  for (const code of codes) {
    database.run(
      "INSERT INTO recovery_code (member_id, hash) VALUES (?, ?)",
      memberId,
      hashCode(code),
    );
  }
  return codes;
}

/** How many recovery codes of a member were not used yet. */
export function countRecoveryCodes(database: Database, memberId: number): number {
  const row = database.get<{ n: number }>(
    "SELECT count(*) AS n FROM recovery_code WHERE member_id = ? AND used_at IS NULL",
    memberId,
  );
  return row?.n ?? 0;
}

/** Uses up a recovery code; false when it is unknown or was used. */
export function spendRecoveryCode(database: Database, memberId: number, code: string): boolean {
  const { changes } = database.run(
    "UPDATE recovery_code SET used_at = ? WHERE member_id = ? AND hash = ? AND used_at IS NULL",
    Date.now(),
    memberId,
    hashCode(code),
  );
  return changes === 1;
}

import type { Database } from "../database/database.ts";
import { writePersonal } from "../kyc/check.ts";

const REVIEW_MS = 5 * 3_600_000;

interface Identity {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
}

/** Seeds what an approved identity check leaves behind: personal data and dates, no documents. */
export function seedApproval(
  database: Database,
  memberId: number,
  submittedAt: number,
  identity: Identity,
): void {
  writePersonal(database, memberId, {
    ...identity,
    birthDate: `19${80 + (memberId % 18)}-05-17`,
    docType: "passport",
    docNumber: `C01X${String(memberId).padStart(5, "0")}`,
  });
  database.run(
    "UPDATE kyc SET consent_at = ?, submitted_at = ?, reviewed_at = ? WHERE member_id = ?",
    submittedAt,
    submittedAt,
    submittedAt + REVIEW_MS,
    memberId,
  );
}

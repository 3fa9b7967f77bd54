import type { z } from "zod";
import type { KYC_STEPS, kycFieldsSchema } from "../../../lib/contract/kyc.ts";
import type { KycStatus, Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";

export type StepName = (typeof KYC_STEPS)[number];
export type FileName = Exclude<StepName, "personal">;
export type PersonalField = Exclude<keyof z.output<typeof kycFieldsSchema>, "consent" | "submit">;

/** Within which a check that was submitted is expected to be decided. */
export const REVIEW_MS = 24 * 3_600_000;

const COLUMN_BY_FIELD = {
  firstName: "first_name",
  lastName: "last_name",
  birthDate: "birth_date",
  country: "country",
  docType: "doc_type",
  docNumber: "doc_number",
} as const satisfies Record<PersonalField, string>;

export const PERSONAL_FIELDS = Object.keys(COLUMN_BY_FIELD) as PersonalField[];

/** What a reviewer said about a step; `isRedone` once the member has done it again. */
interface Review {
  readonly decision: "approved" | "resubmit";
  readonly reason: string | null;
  readonly isRedone: boolean;
}

/** A member's identity check as it is stored. Times are milliseconds of business time. */
export interface KycCheck {
  readonly status: KycStatus;
  readonly data: Readonly<Record<PersonalField, string | null>>;
  readonly files: ReadonlySet<string>;
  readonly reviews: ReadonlyMap<string, Review>;
  readonly submittedAt: number | null;
  readonly reviewedAt: number | null;
  readonly expectedBy: number | null;
}

type Column = (typeof COLUMN_BY_FIELD)[PersonalField];
type KycRow = Readonly<Record<Column, string | null>> &
  Readonly<Record<"submitted_at" | "reviewed_at" | "expected_by", number | null>>;

/** The identity check of a member, empty if none was begun. */
export function readCheck(database: Database, member: Pick<Member, "id" | "kycStatus">): KycCheck {
  const { id, kycStatus } = member;
  const row = database.get<KycRow>("SELECT * FROM kyc WHERE member_id = ?", id);
  const files = database.all<{ name: string }>("SELECT name FROM kyc_file WHERE member_id = ?", id);
  const reviews = database.all<{
    step: string;
    decision: Review["decision"];
    reason: string | null;
    is_redone: number;
  }>("SELECT step, decision, reason, is_redone FROM kyc_review WHERE member_id = ?", id);
  const data = Object.fromEntries(
    PERSONAL_FIELDS.map((field) => [field, row?.[COLUMN_BY_FIELD[field]] ?? null]),
  ) as KycCheck["data"];
  return {
    status: kycStatus,
    data,
    files: new Set(files.map(({ name }) => name)),
    reviews: new Map(
      reviews.map(({ step, is_redone, ...review }) => [
        step,
        { ...review, isRedone: is_redone === 1 },
      ]),
    ),
    submittedAt: row?.submitted_at ?? null,
    reviewedAt: row?.reviewed_at ?? null,
    expectedBy: row?.expected_by ?? null,
  };
}

/** Changes personal fields; an empty text clears one. */
export function writePersonal(
  database: Database,
  memberId: number,
  fields: Readonly<Partial<Record<PersonalField, string>>>,
): void {
  database.run("INSERT OR IGNORE INTO kyc (member_id) VALUES (?)", memberId);
  for (const field of PERSONAL_FIELDS) {
    const value = fields[field];
    if (value === undefined) continue;
    const column = COLUMN_BY_FIELD[field];
    database.run(`UPDATE kyc SET ${column} = ? WHERE member_id = ?`, value || null, memberId);
  }
}

/** Sets the state of a member's identity check. */
export function setStatus(database: Database, memberId: number, status: KycStatus): void {
  database.run("UPDATE member SET kyc_status = ? WHERE id = ?", status, memberId);
}

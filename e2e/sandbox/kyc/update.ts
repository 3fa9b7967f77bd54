import type { z } from "zod";
import type { kycEndpoints } from "../../../lib/contract/kyc.ts";
import { findById, type KycStatus, type Member } from "../account/member.ts";
import { plainTextProblem } from "../account/plain-text.ts";
import type { Database } from "../database/database.ts";
import type { UploadedFile } from "../http/body.ts";
import { conflict, invalid } from "../http/refusal.ts";
import type { Sentence, Text } from "../texts/say.ts";
import {
  type FileName,
  type KycCheck,
  PERSONAL_FIELDS,
  REVIEW_MS,
  readCheck,
  setStatus,
  writePersonal,
} from "./check.ts";
import { storeFile } from "./files.ts";
import { isOpen } from "./steps.ts";
import { submissionErrors } from "./submission.ts";

const CLOSED = "This step is approved and can’t be changed.";
const REASON_BY_STATUS: Readonly<Partial<Record<KycStatus, Sentence>>> = {
  pending: "We’re checking your documents.",
  approved: "Your identity check is already approved.",
  rejected: "Your identity check was rejected, and the decision is final.",
};

interface KycChange {
  readonly fields: z.output<typeof kycEndpoints.updateKyc.body.fields>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

function refuseClosed(check: KycCheck, { fields, files }: KycChange): void {
  const errors: Record<string, Text> = {};
  for (const name of Object.keys(files) as FileName[]) {
    if (!isOpen(check, name)) errors[name] = CLOSED;
  }
  for (const field of PERSONAL_FIELDS) {
    const value = fields[field];
    const isChanged = value !== undefined && (value || null) !== check.data[field];
    if (isChanged && !isOpen(check, "personal")) errors[field] = CLOSED;
  }
  for (const field of ["firstName", "lastName"] as const) {
    const problem = plainTextProblem(fields[field]);
    if (problem) errors[field] = problem;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function keep(database: Database, memberId: number, { fields, files }: KycChange): void {
  writePersonal(database, memberId, fields);
  const steps = Object.keys(files);
  for (const [name, file] of Object.entries(files)) storeFile(database, memberId, name, file);
  if (PERSONAL_FIELDS.some((field) => fields[field] !== undefined)) steps.push("personal");
  for (const step of steps) {
    database.run(
      "UPDATE kyc_review SET is_redone = 1 WHERE member_id = ? AND step = ?",
      memberId,
      step,
    );
  }
}

function handIn(database: Database, member: Member, now: number): void {
  // A passport has no back; one that an earlier draft held is not kept.
  database.run(
    "DELETE FROM kyc_file WHERE member_id = ? AND name = 'back' AND (SELECT doc_type FROM kyc WHERE member_id = ?) = 'passport'",
    member.id,
    member.id,
  );
  database.run(
    "UPDATE kyc SET consent_at = ?, submitted_at = ?, reviewed_at = NULL, expected_by = ? WHERE member_id = ?",
    now,
    now,
    now + REVIEW_MS,
    member.id,
  );
  database.run("DELETE FROM kyc_review WHERE member_id = ? AND decision = 'resubmit'", member.id);
  setStatus(database, member.id, "pending");
}

/**
 * Keeps what was given as a draft, or hands the check in. After a resubmission only refused steps are
 * open. Belongs into a transaction; gives the check as it is then.
 *
 * @param now business time
 * @throws Refusal 409 while it is checked, approved or refused for good; 422 by field
 */
export function updateKyc(
  database: Database,
  memberId: number,
  change: KycChange,
  now: number,
): KycCheck {
  const member = findById(database, memberId);
  if (!member) throw new Error("The signed-in member is missing");
  const refusal = REASON_BY_STATUS[member.kycStatus];
  if (refusal) throw conflict(refusal);
  refuseClosed(readCheck(database, member), change);
  keep(database, memberId, change);
  if (change.fields.submit === "true") {
    const errors = submissionErrors(readCheck(database, member), change.fields.consent, now);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    handIn(database, member, now);
  } else if (member.kycStatus === "none") {
    setStatus(database, memberId, "draft");
  }
  return readCheck(database, findById(database, memberId) ?? member);
}

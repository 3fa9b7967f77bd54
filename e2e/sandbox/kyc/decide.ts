import type { z } from "zod";
import { KYC_STEPS } from "../../../lib/contract/kyc.ts";
import type { Member } from "../account/member.ts";
import type { kycDecisionSchema } from "../control/schemas.ts";
import type { Database } from "../database/database.ts";
import { sendMail } from "../mail/outbox.ts";
import { notify } from "../notification/notify.ts";
import type { Sandbox } from "../sandbox.ts";
import { ENGLISH, inLanguage } from "../texts/in-language.ts";
import { type Said, type Sentence, say } from "../texts/say.ts";
import { REVIEW_MS, readCheck, type StepName, setStatus, writePersonal } from "./check.ts";
import { stepsOf } from "./steps.ts";

type Decision = Omit<z.output<typeof kycDecisionSchema>, "username">;

const SENTENCES = {
  approved: "Your identity check is approved.",
  resubmit: "We need some of your documents again.",
  rejected: "We couldn’t confirm your identity.",
} as const;

const STEPS = {
  personal: "Personal details",
  front: "Front of the document",
  back: "Back of the document",
  selfie: "Selfie",
} as const satisfies Record<StepName, Sentence>;

function review(database: Database, memberId: number, step: StepName, reason?: string): void {
  database.run(
    "INSERT OR REPLACE INTO kyc_review (member_id, step, decision, reason) VALUES (?, ?, ?, ?)",
    memberId,
    step,
    reason === undefined ? "approved" : "resubmit",
    reason ?? null,
  );
}

function tell(
  sandbox: Sandbox,
  member: Member,
  decision: keyof typeof SENTENCES,
  why: readonly Said[],
) {
  sendMail(sandbox.database, {
    kind: `kyc-${decision}`,
    member,
    subject: SENTENCES[decision],
    text: [SENTENCES[decision], ...why],
    link: `${sandbox.appOrigin}/setting/kyc`,
  });
  notify(sandbox.database, member.id, {
    kind: "security",
    title: SENTENCES[decision],
    ...(why.length > 0 && { body: why }),
    link: "/setting/kyc",
    at: sandbox.clock.now(),
  });
}

function forget(database: Database, memberId: number): void {
  for (const table of ["kyc_file", "kyc_review", "kyc"]) {
    database.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  }
}

function setOpen(database: Database, memberId: number, isSubmitted: boolean, now: number): void {
  database.run("DELETE FROM kyc_review WHERE member_id = ?", memberId);
  database.run(
    "UPDATE kyc SET submitted_at = ?, expected_by = ?, reviewed_at = NULL WHERE member_id = ?",
    isSubmitted ? now : null,
    isSubmitted ? now + REVIEW_MS : null,
    memberId,
  );
}

function judge({ database }: Sandbox, member: Member, { decision, reasons }: Decision): void {
  const isBare = Object.keys(reasons).length === 0;
  const plainReason = inLanguage("Send this part again.", member.language ?? ENGLISH);
  if (decision === "rejected") {
    database.run("DELETE FROM kyc_review WHERE member_id = ?", member.id);
  }
  for (const step of stepsOf(readCheck(database, member))) {
    const reason = decision === "resubmit" && isBare ? plainReason : reasons[step];
    if (decision === "approved") review(database, member.id, step);
    else if (reason !== undefined || decision === "resubmit") {
      review(database, member.id, step, reason);
    }
  }
}

/**
 * Decides on a member's identity check and tells the member, by mail too. `resubmit` refuses the steps that have
 * a reason, or every step without reasons, and approves the others; `rejected` is final. `none`,
 * `draft` and `pending` only set the state. Belongs into a transaction.
 */
export function decideKyc(sandbox: Sandbox, member: Member, order: Decision): void {
  const { database, clock } = sandbox;
  const { decision, reasons } = order;
  setStatus(database, member.id, decision);
  if (decision === "none") {
    forget(database, member.id);
    return;
  }
  writePersonal(database, member.id, {});
  if (decision === "draft" || decision === "pending") {
    setOpen(database, member.id, decision === "pending", clock.now());
    return;
  }
  database.run("UPDATE kyc SET reviewed_at = ? WHERE member_id = ?", clock.now(), member.id);
  judge(sandbox, member, order);
  const why = KYC_STEPS.flatMap((step) => {
    const reason = decision === "approved" ? undefined : reasons[step];
    return reason === undefined
      ? []
      : [say("{step}: {reason}", { step: say(STEPS[step], {}), reason })];
  });
  tell(sandbox, member, decision, why);
}

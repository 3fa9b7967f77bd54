import { KYC_STEPS } from "../../../lib/contract/kyc.ts";
import { type KycCheck, PERSONAL_FIELDS, type StepName } from "./check.ts";

/** The steps of a check: a passport has no back. */
export function stepsOf({ data }: Pick<KycCheck, "data">): StepName[] {
  return KYC_STEPS.filter((step) => step !== "back" || data.docType !== "passport");
}

/** Whether a member may (still) do a step: what a reviewer has approved is closed. */
export function isOpen({ reviews }: Pick<KycCheck, "reviews">, step: StepName): boolean {
  return reviews.get(step)?.decision !== "approved";
}

/** Whether a refused step was not done again yet. */
export function isOwed({ reviews }: Pick<KycCheck, "reviews">, step: StepName): boolean {
  const review = reviews.get(step);
  return review?.decision === "resubmit" && !review.isRedone;
}

function isGiven({ data, files }: KycCheck, step: StepName): boolean {
  if (step === "personal") return PERSONAL_FIELDS.every((field) => data[field]);
  return files.has(step);
}

/** A step as the member sees it; the reason stands while the step is owed. */
export function stepView(check: KycCheck, name: StepName) {
  const reason = check.reviews.get(name)?.reason ?? null;
  if (check.status === "approved" || !isOpen(check, name)) {
    return { name, status: "approved", reason: null } as const;
  }
  const isFinal = check.status === "rejected" && check.reviews.has(name);
  if (isFinal || isOwed(check, name)) return { name, status: "resubmit", reason } as const;
  return { name, status: isGiven(check, name) ? "given" : "missing", reason: null } as const;
}

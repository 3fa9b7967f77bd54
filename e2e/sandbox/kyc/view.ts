import type { z } from "zod";
import type { kycSchema } from "../../../lib/contract/kyc.ts";
import { toInstant } from "../clock.ts";
import type { KycCheck } from "./check.ts";
import { stepsOf, stepView } from "./steps.ts";

function instant(at: number | null): string | null {
  return at === null ? null : toInstant(at);
}

/** An identity check as the contract shows it. */
export function kycView(check: KycCheck): z.input<typeof kycSchema> {
  const { docType, ...data } = check.data;
  return {
    status: check.status,
    submittedAt: instant(check.submittedAt),
    reviewedAt: instant(check.reviewedAt),
    expectedBy: check.status === "pending" ? instant(check.expectedBy) : null,
    steps: stepsOf(check).map((step) => stepView(check, step)),
    details: { ...data, docType: docType as "passport" | "id_card" | "driving_licence" | null },
  };
}

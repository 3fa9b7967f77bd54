import type { Kyc } from "../../contract/kyc.ts";

export type KycStatus = NonNullable<Kyc["status"]>;
type Step = NonNullable<Kyc["steps"]>[number];
export type KycStep = Step["name"];
export type KycFileName = Exclude<KycStep, "personal">;
export type KycDocumentType = NonNullable<NonNullable<Kyc["details"]>["docType"]>;

/** Beside the contract's list, which would bring its schemas along. */
export const KYC_DOCUMENT_TYPE_NAMES = [
  "passport",
  "id_card",
  "driving_licence",
] as const satisfies readonly KycDocumentType[];

export const KYC_FILE_NAMES = ["front", "back", "selfie"] as const satisfies KycFileName[];

interface StepView {
  readonly status: Step["status"];
  /** What is wrong with it, in the reviewer's words. */
  readonly reason: string | null;
}

/** What a member has told so far; an empty text where nothing was said. */
export interface KycData {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly country: string;
  readonly docType: KycDocumentType | "";
  readonly docNumber: string;
}

/** The identity check as the screens show it; instants are ISO 8601 in UTC. */
export interface KycView {
  readonly status: KycStatus;
  readonly submittedAt: string | null;
  readonly reviewedAt: string | null;
  readonly expectedBy: string | null;
  readonly steps: Readonly<Record<KycStep, StepView>>;
  readonly data: KycData;
}

function unlistedStatus(status: KycStatus, steps: Kyc["steps"]): Step["status"] {
  if (status !== "resubmit") return "missing";
  // A service that lists no steps wants all of them again; one that lists some wants no other.
  return steps ? "approved" : "resubmit";
}

function stepView(status: KycStatus, steps: Kyc["steps"], name: KycStep): StepView {
  const step = steps?.find((each) => each.name === name);
  return { status: step?.status ?? unlistedStatus(status, steps), reason: step?.reason || null };
}

/** The answer of the service with every gap filled; `unsaid` is where the check stands if it does not say. */
export function kycView(kyc: Kyc, unsaid: KycStatus = "none"): KycView {
  const { details, steps } = kyc;
  const status = kyc.status ?? unsaid;
  return {
    status,
    submittedAt: kyc.submittedAt ?? null,
    reviewedAt: kyc.reviewedAt ?? null,
    expectedBy: kyc.expectedBy ?? null,
    steps: {
      personal: stepView(status, steps, "personal"),
      front: stepView(status, steps, "front"),
      back: stepView(status, steps, "back"),
      selfie: stepView(status, steps, "selfie"),
    },
    data: {
      firstName: details?.firstName ?? "",
      lastName: details?.lastName ?? "",
      birthDate: details?.birthDate ?? "",
      country: details?.country ?? "",
      docType: details?.docType ?? "",
      docNumber: details?.docNumber ?? "",
    },
  };
}

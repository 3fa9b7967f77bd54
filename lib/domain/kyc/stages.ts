import type { KycData, KycFileName, KycStep, KycView } from "./view.ts";

/** The screens of the form, in their order. */
export const KYC_STAGES = ["personal", "document", "selfie", "review"] as const;
export type KycStage = (typeof KYC_STAGES)[number];

const STEPS: Readonly<Record<KycStage, readonly KycStep[]>> = {
  personal: ["personal"],
  // The kind and the number of the document count as personal data.
  document: ["personal", "front", "back"],
  selfie: ["selfie"],
  review: [],
};

const STAGE_BY_FIELD: Readonly<Record<string, KycStage>> = {
  firstName: "personal",
  lastName: "personal",
  birthDate: "personal",
  country: "personal",
  docType: "document",
  docNumber: "document",
  front: "document",
  back: "document",
  selfie: "selfie",
  consent: "review",
};

type Documented = Pick<KycView, "steps" | "data">;

/** True for a step that may be done: in a resubmission, all that was not approved. */
function isStepOpen({ status, steps }: KycView, step: KycStep): boolean {
  return status !== "resubmit" || steps[step].status !== "approved";
}

/** The stages that a member may fill in. A resubmission reopens only what was refused. */
export function openStages(view: KycView): KycStage[] {
  if (view.status === "none" || view.status === "draft") return [...KYC_STAGES];
  if (view.status !== "resubmit") return [];
  const open = KYC_STAGES.filter((stage) => STEPS[stage].some((step) => isStepOpen(view, step)));
  return open.length > 0 ? [...open, "review"] : [];
}

/** The files that belong to a document: a passport has no back. */
export function documentSides(docType: KycData["docType"]): KycFileName[] {
  return docType === "passport" ? ["front"] : ["front", "back"];
}

/** True when the service has a file that is good for this document type. */
export function isHeld(view: Documented, file: KycFileName, docType: KycData["docType"]): boolean {
  const { status } = view.steps[file];
  if (file !== "selfie" && docType !== view.data.docType) return false;
  return status === "given" || status === "approved";
}

/** True for a file that was accepted and cannot be replaced while others are done again. */
export function isAccepted(view: KycView, file: KycFileName): boolean {
  return !isStepOpen(view, file);
}

/** Which facts about the document may be changed; its kind only with all of its pictures. */
export function openDocumentFields(view: KycView): ("docType" | "docNumber")[] {
  if (!isStepOpen(view, "personal")) return [];
  const sides = documentSides(view.data.docType);
  return sides.some((side) => isAccepted(view, side)) ? ["docNumber"] : ["docType", "docNumber"];
}

/** The files of a stage that are still to be chosen. */
export function missingFiles(
  view: Documented,
  stage: KycStage,
  docType: KycData["docType"],
): KycFileName[] {
  const files: KycFileName[] =
    stage === "document" ? documentSides(docType) : stage === "selfie" ? ["selfie"] : [];
  return files.filter((file) => !isHeld(view, file, docType));
}

function isComplete(view: KycView, stage: KycStage): boolean {
  const { data } = view;
  if (missingFiles(view, stage, data.docType).length > 0) return false;
  if (stage === "personal") {
    const told = data.firstName && data.lastName && data.birthDate && data.country;
    return view.steps.personal.status !== "resubmit" && Boolean(told);
  }
  if (stage === "document") return Boolean(data.docType && data.docNumber);
  return stage === "selfie";
}

/** Where a member goes on: the first open stage that is not complete. */
export function startStage(view: KycView): KycStage {
  return openStages(view).find((stage) => !isComplete(view, stage)) ?? "review";
}

/** The first stage that one of the refused fields stands on, or null. */
export function firstStageOf(fields: readonly string[]): KycStage | null {
  const stages = fields.map((field) => STAGE_BY_FIELD[field]);
  return KYC_STAGES.find((stage) => stages.includes(stage)) ?? null;
}

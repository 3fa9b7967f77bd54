import { z } from "zod";
import { KYC_DOCUMENT_TYPES, kycFieldsSchema } from "../../contract/kyc.ts";
import { birthDateProblem } from "./birth-date.ts";
import type { KycFileName } from "./view.ts";

const contract = kycFieldsSchema.required().shape;

/** Texts of what the general rules cannot word. */
export type KycProblems = Readonly<
  Record<
    "required" | "name" | "birthDate" | "underAge" | "docNumber" | "missingFile" | "consent",
    string
  >
>;

// Letters of any script with their marks; digits, emoji and direction marks are not part of a name.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .,'’ʼ-]*$/u;
const DOC_NUMBER = /^(?=(?:[ -]*[A-Za-z0-9]){4})[A-Za-z0-9 -]{4,40}$/;

/** The rules of the personal data; `today` decides on the age. */
export function personalSchema(
  problems: Pick<KycProblems, "name" | "birthDate" | "underAge">,
  today: Date,
) {
  const name = z.string().trim().min(1).regex(NAME, { error: problems.name });
  return z.object({
    firstName: name.pipe(contract.firstName),
    lastName: name.pipe(contract.lastName),
    birthDate: z
      .string()
      .min(1)
      .superRefine((value, context) => {
        const problem = value && birthDateProblem(value, today);
        const message = problem === "underAge" ? problems.underAge : problems.birthDate;
        if (problem) context.addIssue({ code: "custom", message });
      })
      .pipe(contract.birthDate),
    country: z.string().min(1).pipe(contract.country),
  });
}

function fileSchema(problems: Pick<KycProblems, "missingFile">, isMissing: boolean) {
  return z.custom<File | null>((value) => value instanceof File || (value === null && !isMissing), {
    error: problems.missingFile,
  });
}

/** The rules of the document: only open fields are checked, only missing files are asked for. */
export function documentSchema(
  problems: Pick<KycProblems, "required" | "docNumber" | "missingFile">,
  open: readonly ("docType" | "docNumber")[],
  missing: readonly KycFileName[],
) {
  const type = z.enum(KYC_DOCUMENT_TYPES, { error: problems.required });
  const number = z
    .string()
    .trim()
    .min(1)
    .regex(DOC_NUMBER, { error: problems.docNumber })
    .pipe(contract.docNumber);
  return z.object({
    docType: open.includes("docType") ? type : z.enum([...KYC_DOCUMENT_TYPES, ""]),
    docNumber: open.includes("docNumber") ? number : z.string(),
    front: fileSchema(problems, missing.includes("front")),
    back: fileSchema(problems, missing.includes("back")),
  });
}

/** The rule of the selfie, which is not asked for again when the service has it. */
export function selfieSchema(problems: Pick<KycProblems, "missingFile">, isMissing: boolean) {
  return z.object({ selfie: fileSchema(problems, isMissing) });
}

/** The rule of the last screen. */
export function reviewSchema(problems: Pick<KycProblems, "consent">) {
  return z.object({ consent: z.literal(true, { error: problems.consent }) });
}

import { z } from "zod";
import { KYC_DOCUMENT_TYPES, kycFieldsSchema } from "../../contract/kyc.ts";
import { holdsUnseen } from "../../contract/rules/full-name.ts";
import { latinDigits } from "../../money/latin-digits.ts";
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

// Letters of any script with their marks, and what joins them, such as the dot of Chinese and Japanese names; digits, emoji
// and direction marks are not part of a name.
const NAME = /^['’‘]?[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}\p{Join_C}.,'’‘·•‧・･]*$/u;
const DOC_NUMBER = /^(?=(?:[ -]*[A-Za-z0-9]){4})[A-Za-z0-9 -]+$/;

/** A document's number as it is sent, in whatever digits and hyphens it was typed. */
function plainNumber(typed: string): string {
  return latinDigits(typed.normalize("NFKC")).replace(/\p{Pd}/gu, "-");
}

/** The rules of the personal data; `today` decides on the age. */
export function personalSchema(
  problems: Pick<KycProblems, "name" | "birthDate" | "underAge">,
  today: Date,
) {
  const name = z
    .string()
    .trim()
    .min(1)
    .refine((typed) => typed === "" || (NAME.test(typed) && !holdsUnseen(typed)), problems.name);
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
    .transform(plainNumber)
    .pipe(z.string().trim().min(1).max(40).regex(DOC_NUMBER, { error: problems.docNumber }))
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

import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";
import { checkFile, type FileProblem } from "../../contract/protocol/file-type.ts";
import { type FullNameTexts, fullNameRule } from "../../contract/rules/full-name.ts";
import type { PhoneProblem, readPhone } from "../../contract/rules/phone.ts";

const { fields, files } = accountEndpoints.updateProfile.body;

interface PhoneRule {
  /** Handed over, so that the numbering plans are in one script of the browser's. */
  readonly read: typeof readPhone;
  /** What was saved stays, whatever it is. */
  readonly saved: string;
  /** The chosen country, to which a number without a plus sign belongs. */
  readonly country: () => string;
  /** The sentence of a problem; `code` is the calling code with its plus sign, where there is one. */
  readonly word: (problem: PhoneProblem, code: string) => string;
}

interface NameRule {
  readonly texts: FullNameTexts;
  /** What was saved stays, whatever it is. */
  readonly saved: string;
}

function phoneField({ read, saved, country, word }: PhoneRule) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      if (value === "" || value === saved) return;
      const phone = read(value, country());
      if (!("problem" in phone)) return;
      context.addIssue({ code: "custom", message: word(phone.problem, phone.callingCode) });
    });
}

/** The rules of the general settings before anything is sent; the picture was checked when it was chosen. */
export function profileRules({ name, phone }: { name: NameRule; phone: PhoneRule }) {
  return fields
    .pick({ country: true, timeZone: true, language: true })
    .required()
    .extend({
      fullName: fullNameRule(name.texts, name.saved),
      phone: phoneField(phone),
      avatar: z.custom<Blob | null>(),
    });
}

/** Why a chosen picture cannot be sent, by its size and its first bytes, or null. */
export async function avatarProblem(file: Blob): Promise<FileProblem | null> {
  return files.avatar ? checkFile(files.avatar, file) : null;
}

import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";

export interface KycTexts {
  readonly form: Messages["kyc"]["form"];
  readonly problems: Messages["kyc"]["problems"];
  readonly documents: Messages["kyc"]["documents"];
  readonly steps: Messages["kyc"]["steps"];
  readonly validation: Messages["validation"];
}

/** The texts of the form, which runs in the browser; some hold `{places}` to be filled. */
export async function kycTexts(): Promise<KycTexts> {
  const { kyc, validation } = await readPatterns();
  const { form, problems, documents, steps } = kyc;
  return { form, problems, documents, steps, validation };
}

import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";

export interface ConvertTexts {
  readonly convert: Messages["airdrop"]["convert"];
  readonly amountField: Messages["amountField"];
  readonly close: string;
}

/** The texts of the conversion; many hold `{places}` that are filled in the browser. */
export async function convertTexts(): Promise<ConvertTexts> {
  const { airdrop, amountField, common } = await readPatterns();
  return { convert: airdrop.convert, amountField, close: common.close };
}

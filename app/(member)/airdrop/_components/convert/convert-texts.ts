import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";

export interface ConvertTexts {
  readonly convert: Messages["airdrop"]["convert"];
  readonly order: Messages["order"];
  readonly amountField: Messages["amountField"];
  readonly close: string;
}

/** The texts of the conversion; many hold `{places}` that are filled in the browser. */
export async function convertTexts(): Promise<ConvertTexts> {
  const { airdrop, amountField, common, order } = await readPatterns();
  return { convert: airdrop.convert, order, amountField, close: common.close };
}

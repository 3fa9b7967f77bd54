import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";

export type OrderTexts = Messages["order"];

/** What every order says, as the browser gets it. */
export async function orderTexts(): Promise<OrderTexts> {
  return (await readPatterns()).order;
}

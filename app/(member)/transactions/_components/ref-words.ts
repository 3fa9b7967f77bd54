import { getTranslations } from "next-intl/server";
import { readableCode } from "@/lib/transaction/view";

const KNOWN = ["withdrawal", "quote", "mining", "stake", "round", "order", "journal"] as const;

/** What a transaction belongs to, in words. */
export async function refWords(kind: string): Promise<string> {
  const t = await getTranslations("transactionDetail");
  const known = KNOWN.find((ref) => ref === kind);
  return known ? t(`refs.${known}`) : readableCode(kind);
}

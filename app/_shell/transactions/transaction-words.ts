import { getTranslations } from "next-intl/server";
import { knownStatus, knownType, readableCode } from "@/lib/domain/transaction/view";

/** Words for the codes of a transaction; a code that we do not know is shown readably. */
export async function transactionWords() {
  const t = await getTranslations("transaction");
  return {
    type(code: string): string {
      const known = knownType(code);
      return known ? t(`types.${known}`) : readableCode(code);
    },
    status(code: string): string {
      const known = knownStatus(code);
      return known ? t(`statuses.${known}`) : readableCode(code);
    },
  };
}

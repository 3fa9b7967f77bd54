import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { type OrderTexts, orderTexts } from "@/app/_order/order-texts";
import { readPatterns } from "@/lib/i18n/patterns";

/** What check-ins and claims say; `{amount}` and `{balance}` are filled in the browser. */
export interface WriteTexts {
  readonly credited: string;
  readonly creditedBalance: string;
  readonly counted: string;
  readonly becameValid: string;
  readonly conflict: string;
  readonly failed: string;
  readonly order: OrderTexts;
  readonly close: string;
}

/** The texts of `useAirdropWrite` and of what it credits; one object a render, so that the page carries it once. */
export const writeTexts = cache(async (): Promise<WriteTexts> => {
  const [t, common, order] = await Promise.all([
    getTranslations("airdrop.write"),
    getTranslations("common"),
    orderTexts(),
  ]);
  return {
    credited: (await readPatterns()).airdrop.write.credited,
    creditedBalance: (await readPatterns()).airdrop.write.creditedBalance,
    counted: t("counted"),
    becameValid: t("becameValid"),
    conflict: t("conflict"),
    failed: t("failed"),
    order,
    close: common("close"),
  };
});

import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { readPatterns } from "@/lib/i18n/patterns";
import { type WriteTexts, writeTexts } from "../write-texts";

export interface ClaimTexts extends WriteTexts {
  readonly claim: string;
  readonly claimAmount: string;
  readonly claimNamed: string;
}

/**
 * The texts of `ClaimButton`; `{amount}` and `{title}` are filled in the browser. One object a render, so
 * that the page carries them once for all its buttons.
 */
export const claimTexts = cache(async (): Promise<ClaimTexts> => {
  const [t, write] = await Promise.all([getTranslations("airdrop.tasks"), writeTexts()]);
  return {
    ...write,
    claim: t("claim"),
    claimAmount: (await readPatterns()).airdrop.tasks.claimAmount,
    claimNamed: (await readPatterns()).airdrop.tasks.claimNamed,
  };
});

import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { readPatterns } from "@/lib/i18n/patterns";

export interface VisitTexts {
  readonly open: string;
  readonly openNamed: string;
  readonly verify: string;
  readonly verifyNamed: string;
  readonly wait: string;
  readonly started: string;
  readonly tooEarly: string;
  readonly conflict: string;
  readonly startFailed: string;
  readonly verifyFailed: string;
  readonly newTab: string;
  readonly close: string;
}

/**
 * The texts of `VisitAction`; `{title}` and `{time}` are filled in the browser. One object a render, so
 * that the page carries them once for all visits.
 */
export const visitTexts = cache(async (): Promise<VisitTexts> => {
  const [t, common] = await Promise.all([
    getTranslations("airdrop.visit"),
    getTranslations("common"),
  ]);
  return {
    open: t("open"),
    openNamed: (await readPatterns()).airdrop.visit.openNamed,
    verify: t("verify"),
    verifyNamed: (await readPatterns()).airdrop.visit.verifyNamed,
    wait: (await readPatterns()).airdrop.visit.wait,
    started: t("started"),
    tooEarly: (await readPatterns()).airdrop.visit.tooEarly,
    conflict: t("conflict"),
    startFailed: t("startFailed"),
    verifyFailed: t("verifyFailed"),
    newTab: common("newTab"),
    close: common("close"),
  };
});

import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of a {@link NudgeButton}. */
export async function nudgeTexts() {
  const [t, common] = await Promise.all([getTranslations("team.nudge"), getTranslations("common")]);
  return {
    send: t("send"),
    sendTo: (await readPatterns()).team.nudge.sendTo,
    sent: t("sent"),
    notNow: t("notNow"),
    failed: t("failed"),
    close: common("close"),
  };
}

export type NudgeTexts = Awaited<ReturnType<typeof nudgeTexts>>;

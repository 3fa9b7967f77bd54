import { getTranslations } from "next-intl/server";
import { TEAM_STATUSES, type TeamStatus } from "@/lib/contract/team-member";
import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of what a row unfolds. */
export async function unfoldTexts() {
  const [t, words, common] = await Promise.all([
    getTranslations("network"),
    getTranslations("team.list"),
    getTranslations("common"),
  ]);
  const statuses = TEAM_STATUSES.map((status) => [status, words(`statuses.${status}`)]);
  return {
    unfold: (await readPatterns()).network.unfold,
    label: (await readPatterns()).network.unfoldedLabel,
    loading: t("unfoldLoading"),
    failed: t("unfoldFailed"),
    gone: t("unfoldGone"),
    more: t("unfoldMore"),
    listed: t("unfoldListed"),
    joinedAt: (await readPatterns()).network.joinedAt,
    volume: words("volume"),
    teamSize: words("teamSize"),
    retry: common("retry"),
    statuses: Object.fromEntries(statuses) as Record<TeamStatus, string>,
  };
}

export type UnfoldTexts = Awaited<ReturnType<typeof unfoldTexts>>;

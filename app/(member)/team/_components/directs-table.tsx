import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { momentTexts } from "@/app/_shell/time/member-time";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";
import { type DirectRowData, DirectRows } from "./direct-rows";

/** What a row and its sheet say. */
const ROW_TEXTS = [
  "team.nudge",
  "team.mining.badge",
  "team.list.member",
  "team.list.email",
  "team.list.joined",
  "team.list.status",
  "team.list.statuses",
  "team.list.leg",
  "team.list.legs",
  "team.list.volume",
  "team.list.commission",
  "binaryTree.status.unknown",
] as const;

async function directRow(
  member: TeamMember,
  timeZone: string,
  locale: string,
): Promise<DirectRowData> {
  const { username, fullName, email, joinedAt, leg, status } = member;
  const { personalVolume, commission, canNudge, isMining } = member;
  const joined = joinedAt ? await momentTexts({ at: joinedAt, timeZone }) : null;
  return {
    ...{ username, fullName, email, leg, status, personalVolume, commission, canNudge, isMining },
    commissionText: commission ? formatAmount(commission, BASE_CURRENCY, locale) : null,
    joined,
  };
}

interface DirectsTableProps {
  items: readonly TeamMember[];
  timeZone: string;
}

/** The direct referrals of one page: who, since when, whether they count, what they bring. */
export async function DirectsTable({ items, timeZone }: DirectsTableProps) {
  const [t, locale] = await Promise.all([getTranslations("team"), getLocale()]);
  const rows = await Promise.all(items.map((member) => directRow(member, timeZone, locale)));
  return (
    <Texts of={ROW_TEXTS}>
      <DirectRows rows={rows} label={t("tabs.directs")} locale={locale} />
    </Texts>
  );
}

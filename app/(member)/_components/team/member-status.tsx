import { getTranslations } from "next-intl/server";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { NoValue } from "@/app/_ui/text/no-value";
import { SHOWN_STATUSES, type ShownStatus } from "@/lib/contract/team/team-member";

export const STATUS_TONES: Readonly<Record<ShownStatus, BadgeTone>> = {
  active: "up",
  inactive: "neutral",
  not_valid: "warn",
  unverified: "warn",
  closed: "neutral",
};

/** What a member is to the team, in words; of a status of a newer service, that it is not known. */
export async function MemberStatus({ status }: { status: string | null | undefined }) {
  const [t, tree, common] = await Promise.all([
    getTranslations("team.list"),
    getTranslations("binaryTree.status"),
    getTranslations("common"),
  ]);
  if (!status) return <NoValue text={common("notAvailable")} />;
  const known = SHOWN_STATUSES.find((one) => one === status);
  return known ? (
    <Badge tone={STATUS_TONES[known]}>{t(`statuses.${known}`)}</Badge>
  ) : (
    <Badge>{tree("unknown")}</Badge>
  );
}

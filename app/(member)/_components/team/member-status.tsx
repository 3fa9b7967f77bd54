import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { NoValue } from "@/app/_ui/text/no-value";
import type { ShownStatus } from "@/lib/contract/team/team-member";

export const STATUS_TONES: Readonly<Record<ShownStatus, BadgeTone>> = {
  active: "up",
  inactive: "neutral",
  not_valid: "warn",
  unverified: "warn",
  closed: "neutral",
};

const isKnown = (status: string): status is ShownStatus => Object.hasOwn(STATUS_TONES, status);

/** What a member is to the team, in words; of a status of a newer service, that it is not known. */
export function useStatusWord(): (status: string) => string {
  const t = useTranslations("team.list");
  const tree = useTranslations("binaryTree.status");
  return (status) => (isKnown(status) ? t(`statuses.${status}`) : tree("unknown"));
}

/** The same as a badge. */
export function MemberStatus({ status }: { status: string | null | undefined }) {
  const word = useStatusWord();
  const common = useTranslations("common");
  if (!status) return <NoValue text={common("notAvailable")} />;
  return <Badge tone={isKnown(status) ? STATUS_TONES[status] : undefined}>{word(status)}</Badge>;
}

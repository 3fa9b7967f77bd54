import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { TEAM_STATUSES, type TeamStatus } from "@/lib/contract/team-member";
import { NOT_NARROWED, type TeamFilter } from "@/lib/team/query";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { STATUS_TONES } from "../../_components/team/member-status";

interface WhoCountsProps {
  statuses: Readonly<Record<TeamStatus, number>>;
  filter: TeamFilter;
  place: MemberListPlace;
}

/** How many count and how many do not, each with the reason and what they can do about it. */
export async function WhoCounts({ statuses, filter, place }: WhoCountsProps) {
  const [t, words, format] = await Promise.all([
    getTranslations("team.counts"),
    getTranslations("team.list"),
    getFormatter(),
  ]);
  return (
    <Card className="mb-5">
      <CardHeading>{t("title")}</CardHeading>
      <ul className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {TEAM_STATUSES.map((status) => (
          <li key={status} className="flex min-w-0 flex-col items-start gap-2">
            <div className="flex items-center gap-2.5">
              <span className="figures-display text-2xl">
                {format.number(statuses[status], { numberingSystem: "latn" })}
              </span>
              <Badge tone={STATUS_TONES[status]}>{words(`statuses.${status}`)}</Badge>
            </div>
            <p className="text-sm text-muted">{t(`reasons.${status}`)}</p>
            {statuses[status] > 0 && (
              <Link
                href={memberListHref(place, filter, { ...NOT_NARROWED, status })}
                scroll={false}
                aria-label={t(`show.${status}`)}
                aria-current={filter.status === status ? "true" : undefined}
                className="relative mt-auto text-sm font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
              >
                {t("showThem")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

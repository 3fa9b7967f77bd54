import { Scale } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import {
  BadgeIsland as Badge,
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
  IconIsland as Icon,
} from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { areLegsEqual, readTeamSummary } from "@/lib/domain/team/server";
import { formatCount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { LegBar } from "../../_components/leg-bar";

/** The team in figures: size, volume of both legs, the next settlement, and the way to invite. */
export async function TeamCard() {
  const [t, words, locale, team, user] = await Promise.all([
    getTranslations("dashboard"),
    getTranslations("team"),
    getLocale(),
    readTeamSummary(),
    readProfile(),
  ]);
  if (!team) {
    return (
      <Card className="h-full">
        <CardHeading>{t("teamTitle")}</CardHeading>
        <p className="text-md text-muted">{t("teamMissing")}</p>
      </Card>
    );
  }
  const [left, right] = [team.left?.volume ?? null, team.right?.volume ?? null];
  const { teamSize } = team;
  const members = teamSize == null ? null : t("members", { count: teamSize });
  const isBalanced = areLegsEqual(team);
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <CardHeading
        aside={
          <span className="flex flex-1 flex-wrap items-center justify-between gap-2">
            {(isBalanced || members) && (
              <Badge>
                {isBalanced && <Icon node={Scale} size={14} />}
                {isBalanced ? words("weakLeg.none") : members}
              </Badge>
            )}
            <Link href={PAGES.profile.path} className="more-link">
              {t("invite")}
            </Link>
          </span>
        }
      >
        <Link href={PAGES.team.path} className="touch-area hover:text-accent-text">
          {t("teamTitle")}
        </Link>
      </CardHeading>
      <LegBar left={left} right={right} />
      <p className="mt-3 text-sm text-muted">
        {isBalanced && members && <>{members} · </>}
        {t("directs", {
          count: team.directs,
          number: formatCount(team.directs, locale),
        })}
        {team.nextSettlementAt && (
          <>
            {" · "}
            {t.rich("nextSettlement", {
              time: () => (
                <span className="whitespace-nowrap">
                  <MemberTime
                    at={team.nextSettlementAt ?? ""}
                    timeZone={timeZoneOf(user.timeZone)}
                    look="sentence"
                  />
                </span>
              ),
            })}
          </>
        )}
      </p>
    </Card>
  );
}

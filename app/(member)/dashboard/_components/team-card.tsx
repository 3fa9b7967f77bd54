import { getFormatter, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readTeamSummary } from "@/lib/domain/team/server";
import { PAGES } from "@/lib/routes";
import { LegBar } from "../../_components/leg-bar";

/** The team in figures: size, volume of both legs, the next settlement, and the way to invite. */
export async function TeamCard() {
  const [t, format, team, user] = await Promise.all([
    getTranslations("dashboard"),
    getFormatter(),
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
  const number = (value: number) => format.number(value, { numberingSystem: "latn" });
  return (
    <Card className="flex h-full flex-col">
      <CardHeading aside={<Badge>{t("members", { count: team.teamSize ?? team.directs })}</Badge>}>
        {t("teamTitle")}
      </CardHeading>
      <LegBar left={team.left?.volume ?? null} right={team.right?.volume ?? null} />
      <p className="mt-3 text-sm text-muted">
        {t("directs", { count: team.directs, number: number(team.directs) })}
        {team.nextSettlementAt && (
          <>
            {" · "}
            {t.rich("nextSettlement", {
              time: () => (
                <span className="whitespace-nowrap">
                  <MemberTime
                    at={team.nextSettlementAt ?? ""}
                    timeZone={timeZoneOf(user.timeZone)}
                  />
                </span>
              ),
            })}
          </>
        )}
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-4">
        <LinkButton href={PAGES.profile.path} className="grow">
          {t("invite")}
        </LinkButton>
        <LinkButton href={PAGES.team.path} className="grow">
          {t("openTeam")}
        </LinkButton>
      </div>
    </Card>
  );
}

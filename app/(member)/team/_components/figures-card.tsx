import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { readTeamSummary } from "@/lib/domain/team/server";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { INVITE_ID, teamHref } from "./team-tab";

/** Directs, team and commissions, or what to do while there is no team. */
export async function FiguresCard() {
  const [t, common, format, locale, team] = await Promise.all([
    getTranslations("team"),
    getTranslations("common"),
    getFormatter(),
    getLocale(),
    readTeamSummary(),
  ]);
  if (!team) {
    return (
      <Card>
        <EmptyState art="team" title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  if (team.directs === 0 && (team.teamSize ?? 0) === 0 && (team.left?.count ?? 0) === 0) {
    return (
      <Card>
        <EmptyState
          art="team"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <LinkButton href={teamHref("overview", INVITE_ID)} tone="primary">
              {t("emptyAction")}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  const number = (value: number) => (
    <bdi dir="ltr" className="figures">
      {format.number(value, { numberingSystem: "latn" })}
    </bdi>
  );
  const usdt = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, BASE_CURRENCY, locale)} />
  );
  const none = <NoValue text={common("notAvailable")} />;
  const { commission, activeDirects, teamSize, byLevel } = team;
  return (
    <Card>
      <StatGroup>
        <Stat
          label={t("directs")}
          value={number(team.directs)}
          note={
            <Link href={teamHref("directs")} className="touch-area font-medium text-accent-text">
              {t("allDirects")}
            </Link>
          }
        />
        <Stat
          label={t("activeDirects")}
          value={typeof activeDirects === "number" ? number(activeDirects) : none}
          note={t("activeNote")}
        />
        <Stat
          label={t("teamSize")}
          value={typeof teamSize === "number" ? number(teamSize) : none}
          note={byLevel ? t("levels", { count: byLevel.length }) : undefined}
        />
        <Stat
          label={t("commissionMonth")}
          value={commission ? usdt(commission.month) : none}
          note={
            commission && (
              <>
                {t.rich("commissionTotal", { amount: () => usdt(commission.total) })}
                {" · "}
                <Link
                  href={PAGES.commissions.path}
                  className="touch-area font-medium text-accent-text"
                >
                  {t("allCommissions")}
                </Link>
              </>
            )
          }
        />
      </StatGroup>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("commissionMonth"), raw: commission?.month },
          { label: t("allCommissions"), raw: commission?.total },
        ]}
      />
    </Card>
  );
}

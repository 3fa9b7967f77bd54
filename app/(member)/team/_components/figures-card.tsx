import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { readTeamSummary, type TeamSummary } from "@/lib/domain/team/server";
import { BASE_CURRENCY, formatAmount, formatCount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { EmptyTeam } from "../../_components/invite/empty-team";
import { INVITE_ID, teamHref } from "./team-tab";

/** Whether nobody has joined below a member. */
export function isNobodyBelow({ directs, teamSize, left }: TeamSummary): boolean {
  return directs === 0 && (teamSize ?? 0) === 0 && (left?.count ?? 0) === 0;
}

/** Directs, team and commissions, or what to do while there is no team. */
export async function FiguresCard() {
  const [t, titles, common, locale, team] = await Promise.all([
    getTranslations("team"),
    getTranslations("titles"),
    getTranslations("common"),
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
  if (isNobodyBelow(team)) {
    return (
      <EmptyTeam
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={<LinkButton href={teamHref("overview", INVITE_ID)}>{t("emptyAction")}</LinkButton>}
      />
    );
  }
  const number = (value: number) => (
    <bdi dir="ltr" className="figures">
      {formatCount(value, locale)}
    </bdi>
  );
  const usdt = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, BASE_CURRENCY, locale)} />
  );
  const none = <NoValue text={common("notAvailable")} />;
  const { commission, activeDirects, teamSize, byLevel } = team;
  const counts = [
    {
      label: t("directs"),
      value: number(team.directs),
      note: (
        <Link href={teamHref("directs")} className="touch-area font-medium text-accent-text">
          {t("allDirects")}
          <span className="sr-only">: {t("directs")}</span>
        </Link>
      ),
    },
    {
      label: t("activeDirects"),
      value: typeof activeDirects === "number" ? number(activeDirects) : none,
      note: t("activeNote"),
    },
    {
      label: t("teamSize"),
      value: typeof teamSize === "number" ? number(teamSize) : none,
      note: byLevel && t("levels", { count: byLevel.length }),
    },
  ];
  return (
    <Card className="max-md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 max-md:basis-full">
          <p className="text-md text-muted">{t("commissionMonth")}</p>
          <p className="figures-display text-4xl wrap-anywhere">
            {commission ? (
              <Amount
                isPrivate
                isHero
                raw={commission.month}
                text={formatAmount(commission.month, BASE_CURRENCY, locale)}
              />
            ) : (
              none
            )}
          </p>
          {commission && (
            <p className="text-sm text-muted">
              {t.rich("commissionTotal", { amount: () => usdt(commission.total) })}
              {" · "}
              <Link
                href={PAGES.commissions.path}
                className="touch-area font-medium text-accent-text"
              >
                {t("allCommissions")}
                <span className="sr-only">: {titles("commissions")}</span>
              </Link>
            </p>
          )}
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3 md:grid-cols-3 max-md:basis-full max-md:border-t max-md:border-line max-md:pt-3 md:gap-x-10">
          {counts.map(({ label, value, note }) => (
            <div key={label} className="row-span-3 grid min-w-0 grid-rows-subgrid content-start">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures-display text-xl">{value}</dd>
              <dd className="max-w-40 text-sm text-muted max-md:[&:not(:has(a))]:sr-only">
                {note}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("commissionMonth"), raw: commission?.month },
          { label: titles("commissions"), raw: commission?.total },
        ]}
      />
    </Card>
  );
}

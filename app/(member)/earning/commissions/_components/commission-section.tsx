import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { readCommissions } from "@/lib/domain/team/server";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CommissionExport } from "./commission-export";
import { type CommissionView, commissionHref, isCommissionNarrowed } from "./commission-query";
import { CommissionRow } from "./commission-row";

interface CommissionTotalsProps {
  totals: { readonly paid: string; readonly withheld: string };
}

/** What the rows under the filter add up to, on all pages together. */
async function CommissionTotals({ totals }: CommissionTotalsProps) {
  const [t, locale] = await Promise.all([getTranslations("commissions"), getLocale()]);
  const amount = (raw: string) => <Amount isPrivate raw={raw} text={formatUsd(raw, locale)} />;
  return (
    <Card className="mb-5" aria-label={t("totals")}>
      <StatGroup>
        <Stat label={t("paidTotal")} value={amount(totals.paid)} />
        <Stat label={t("withheldTotal")} value={amount(totals.withheld)} />
      </StatGroup>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("paidTotal"), raw: totals.paid },
          { label: t("withheldTotal"), raw: totals.withheld },
        ]}
      />
    </Card>
  );
}

interface CommissionSectionProps {
  view: CommissionView;
  timeZone: string;
}

async function NoCommissions({ view, isMissing }: { view: CommissionView; isMissing: boolean }) {
  const t = await getTranslations("commissions");
  if (isMissing) return <EmptyState title={t("missingTitle")} text={t("missingText")} />;
  if (isCommissionNarrowed(view)) {
    return (
      <EmptyState
        title={t("noHitsTitle")}
        text={t("noHitsText")}
        action={<LinkButton href={PAGES.commissions.path}>{t("clear")}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={<LinkButton href={PAGES.team.path}>{t("openTeam")}</LinkButton>}
    />
  );
}

export function readShownCommissions({ type, status, page }: CommissionView) {
  return readCommissions({ ...(type && { type }), ...(status && { status }) }, page);
}

/** Totals, rows and paging under the filter, or why there are none. */
export async function CommissionSection({ view, timeZone }: CommissionSectionProps) {
  const { type, status } = view;
  const [t, earning, list] = await Promise.all([
    getTranslations("commissions"),
    getTranslations("earning"),
    readShownCommissions(view),
  ]);
  if (!list || list.items.length === 0) {
    return (
      <Card>
        <NoCommissions view={view} isMissing={!list} />
      </Card>
    );
  }
  return (
    <>
      {list.totals && <CommissionTotals totals={list.totals} />}
      <TableFrame
        id="commissions"
        title={t("count", { count: list.total })}
        aside={
          <Texts of={["export"]}>
            <CommissionExport type={type} status={status} />
          </Texts>
        }
      >
        <WeekRows
          items={list.items}
          at={({ at }) => at}
          timeZone={timeZone}
          row={(item) => <CommissionRow key={item.id} commission={item} timeZone={timeZone} />}
        />
        <ListPages
          place="rows"
          label={earning("pages")}
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => commissionHref(view, { page })}
        />
      </TableFrame>
    </>
  );
}

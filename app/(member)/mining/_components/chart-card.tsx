import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { MINING_RANGES } from "@/lib/contract/mining";
import { readMiningChart } from "@/lib/mining/server";
import { EarningsChart } from "./earnings-chart";
import { miningHref } from "./mining-href";
import type { MiningQuery } from "./mining-query";
import { pointLabels } from "./point-labels";
import { PowerChart } from "./power-chart";

interface ChartCardProps {
  query: MiningQuery;
  timeZone: string;
}

/** Earnings and hashrate over a day, a week or thirty days. */
export async function ChartCard({ query, timeZone }: ChartCardProps) {
  const [locale, t, points] = await Promise.all([
    getLocale(),
    getTranslations("mining.chart"),
    readMiningChart(query.range),
  ]);
  const isEmpty = points?.every(({ net, th }) => !/[1-9]/.test(`${net}${th ?? ""}`)) ?? true;
  const labels = await pointLabels(points ?? [], query.range, timeZone);
  const hrefOf = (range: MiningQuery["range"]) => miningHref(query, { range });
  return (
    <Card>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div>
          <h2 className="text-lg">{t("title")}</h2>
          <p className="text-sm text-muted">{t(`intervals.${query.range}`)}</p>
        </div>
        <SegmentedLinks
          label={t("range")}
          options={MINING_RANGES.map((range) => ({
            href: hrefOf(range),
            label: t(`ranges.${range}`),
            isCurrent: range === query.range,
          }))}
        />
      </div>
      {!points && <p className="text-md text-muted">{t("missing")}</p>}
      {points && isEmpty && (
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            query.range !== "30d" && (
              <LinkButton href={hrefOf("30d")} scroll={false}>
                {t("longer")}
              </LinkButton>
            )
          }
        />
      )}
      {points && !isEmpty && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <EarningsChart points={points} labels={labels} locale={locale} />
          <PowerChart points={points} labels={labels} locale={locale} />
        </div>
      )}
    </Card>
  );
}

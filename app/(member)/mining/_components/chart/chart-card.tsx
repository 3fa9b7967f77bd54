import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Bars } from "@/app/_ui/chart/bars";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { LineArea } from "@/app/_ui/chart/line-area";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { MINING_RANGES } from "@/lib/contract/mining";
import { MBTC } from "@/lib/contract/values/tokens";
import { type MiningPoint, readMiningChart } from "@/lib/domain/mining/server";
import { sumAmounts } from "@/lib/money/decimal";
import { formatAmount, formatPoints } from "@/lib/money/format";
import { isZero, renderDecimal } from "@/lib/money/render";
import { miningHref } from "../mining-href";
import type { MiningQuery } from "../mining-query";
import { type PointLabels, pointLabels } from "./point-labels";
import { toldSpan } from "./told-power";

interface ChartProps {
  /** The oldest first. */
  points: readonly MiningPoint[];
  labels: PointLabels;
  locale: string;
  /** The ranges. */
  controls: ReactNode;
  /** How much time a point stands for. */
  attribution: string;
}

/** The power at the end of each interval that the service tells it of. */
async function PowerChart({ points, labels, locale, controls, attribution }: ChartProps) {
  const t = await getTranslations("mining.chart");
  const text = (th: string) => t("powerNow", { th: formatPoints(th, locale) });
  const values = points.flatMap(({ at, th }, index) => {
    if (!th) return [];
    const position = index / (points.length - 1);
    return { key: at, label: labels.full[index] ?? "", value: th, text: text(th), position };
  });
  const headings = [t("time"), t("power")] as const;
  return (
    <ChartFrame
      title={t("power")}
      controls={controls}
      attribution={attribution}
      value={
        <bdi dir="ltr" className="figures-display text-xl">
          {values.at(-1)?.text}
        </bdi>
      }
      table={{
        caption: t("powerLabel"),
        headings,
        rows: values.map(({ label, text: value }) => [label, value]),
      }}
      texts={{ showTable: t("showTable"), showChart: t("showChart") }}
    >
      <LineArea
        label={t("powerLabel")}
        points={values}
        ticks={labels.ticks}
        axisText={(value) => formatPoints(value, locale)}
        className="h-36"
      />
    </ChartFrame>
  );
}

/** What was earned after the fee, an interval a bar. */
async function EarningsChart({ points, labels, locale, controls, attribution }: ChartProps) {
  const t = await getTranslations("mining.chart");
  const total = sumAmounts(points.map(({ net }) => net));
  const bars = points.map(({ net }, index) => ({
    label: labels.full[index] ?? "",
    value: net,
    text: formatAmount(net, MBTC, locale),
    isRunning: index === points.length - 1,
  }));
  const headings = [t("time"), t("earnings")] as const;
  return (
    <ChartFrame
      title={t("earnings")}
      controls={controls}
      attribution={attribution}
      value={
        <>
          <Amount
            isPrivate
            raw={total}
            text={formatAmount(total, MBTC, locale)}
            className="figures-display text-xl"
          />
          <CutFacts symbol={MBTC} locale={locale} facts={[{ label: t("earnings"), raw: total }]} />
        </>
      }
      table={{
        caption: t("earningsLabel"),
        headings,
        rows: bars.map(({ label, text }) => [label, text]),
        isPrivate: true,
      }}
      texts={{ showTable: t("showTable"), showChart: t("showChart") }}
    >
      <Bars
        label={t("earningsLabel")}
        bars={bars}
        ticks={labels.ticks}
        axisText={(value, digits) =>
          renderDecimal(value, locale, { minimum: digits, maximum: digits })
        }
        isPrivate
        className="h-32 md:h-36"
      />
    </ChartFrame>
  );
}

const MEASURES = {
  earnings: EarningsChart,
  power: PowerChart,
} as const;

interface ChartCardProps {
  /** What is drawn: what was earned, or the power behind it. */
  measure: keyof typeof MEASURES;
  query: MiningQuery;
  timeZone: string;
}

/** Earnings or hashrate over a day, a week or thirty days. */
export async function ChartCard({ measure, query, timeZone }: ChartCardProps) {
  const [locale, t, sessions, record] = await Promise.all([
    getLocale(),
    getTranslations("mining.chart"),
    getTranslations("mining.history"),
    readMiningChart(query.range),
  ]);
  const isPower = measure === "power";
  const points = record && isPower ? toldSpan(record) : record;
  const isEmpty = points?.every(({ net, th }) => isZero(isPower ? (th ?? "") : net)) ?? true;
  const labels = await pointLabels(points ?? [], query.range, timeZone);
  const hrefOf = (range: MiningQuery["range"]) => miningHref(query, { range });
  const ranges = (
    <SegmentedLinks
      label={t("range")}
      options={MINING_RANGES.map((range) => ({
        href: hrefOf(range),
        label: t(`ranges.${range}`),
        isCurrent: range === query.range,
      }))}
    />
  );
  const Chart = MEASURES[measure];
  if (points && !isEmpty) {
    return (
      <Card>
        <Chart
          points={points}
          labels={labels}
          locale={locale}
          controls={ranges}
          attribution={t(`intervals.${query.range}`)}
        />
      </Card>
    );
  }
  return (
    <Card>
      <CardHeading aside={ranges}>{t(measure)}</CardHeading>
      {points ? (
        <EmptyState
          art="session"
          title={t("emptyTitle")}
          text={sessions("emptyText")}
          action={
            query.range !== "30d" && (
              <LinkButton href={hrefOf("30d")} scroll={false}>
                {t("longer")}
              </LinkButton>
            )
          }
        />
      ) : (
        <p className="text-md text-muted">{t("missing")}</p>
      )}
    </Card>
  );
}

import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Bars } from "@/app/_ui/bars";
import { ChartFrame } from "@/app/_ui/chart-frame";
import type { MiningPoint } from "@/lib/mining/server";
import { sumAmounts } from "@/lib/money/decimal";
import { formatAmount } from "@/lib/money/format";
import type { PointLabels } from "./point-labels";

const SYMBOL = "mBTC";

interface EarningsChartProps {
  /** The oldest first. */
  points: readonly MiningPoint[];
  labels: PointLabels;
  locale: string;
}

/** What was earned after the fee, an interval a bar. */
export async function EarningsChart({ points, labels, locale }: EarningsChartProps) {
  const t = await getTranslations("mining.chart");
  const total = sumAmounts(points.map(({ net }) => net));
  const bars = points.map(({ net }, index) => ({
    label: labels.full[index] ?? "",
    tick: "",
    value: net,
    text: formatAmount(net, SYMBOL, locale),
  }));
  const headings = [t("time"), t("earnings")] as const;
  return (
    <ChartFrame
      title={t("earnings")}
      level={3}
      value={
        <Amount
          isPrivate
          raw={total}
          text={formatAmount(total, SYMBOL, locale)}
          className="figures-display text-2xl"
        />
      }
      table={{
        caption: t("earningsLabel"),
        headings,
        rows: bars.map(({ label, text }) => [label, text]),
        isPrivate: true,
      }}
      texts={{ showTable: t("showTable"), showChart: t("showChart") }}
    >
      <Bars label={t("earningsLabel")} bars={bars} headings={headings} isPrivate className="h-40" />
      <p aria-hidden dir="ltr" className="figures flex justify-between text-xs text-muted">
        {labels.ticks.map((tick) => (
          <bdi key={tick}>{tick}</bdi>
        ))}
      </p>
    </ChartFrame>
  );
}

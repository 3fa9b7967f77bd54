import { getTranslations } from "next-intl/server";
import { ChartFrame } from "@/app/_ui/chart-frame";
import { LineArea } from "@/app/_ui/line-area";
import type { MiningPoint } from "@/lib/mining/server";
import { formatPoints } from "@/lib/money/format";
import type { PointLabels } from "./point-labels";

interface PowerChartProps {
  /** The oldest first. */
  points: readonly MiningPoint[];
  labels: PointLabels;
  locale: string;
}

/** The power at the end of each interval; nothing where the service does not say. */
export async function PowerChart({ points, labels, locale }: PowerChartProps) {
  const t = await getTranslations("mining.chart");
  if (points.length < 2 || points.every(({ th }) => th == null)) return null;
  const text = (th: string) => t("powerNow", { th: formatPoints(th, locale) });
  const values = points.map(({ th }, index) => {
    const label = labels.full[index] ?? "";
    return { key: label, label, value: th ?? "0", text: text(th ?? "0") };
  });
  const headings = [t("time"), t("power")] as const;
  return (
    <ChartFrame
      title={t("power")}
      level={3}
      value={
        <bdi dir="ltr" className="figures-display text-2xl">
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
        headings={headings}
        className="h-40"
      />
    </ChartFrame>
  );
}

import { useTranslations } from "next-intl";
import { Segmented } from "@/app/_ui/control/segmented";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import type { ChartStyle } from "@/app/_ui/price-chart/chart-point";
import { CHART_RANGES } from "@/lib/domain/price/history";
import { type ChartChoice, chartQuery } from "./chart-query";

const STYLES = ["line", "candles"] as const satisfies readonly ChartStyle[];
const SCALES = ["linear", "log"] as const;

interface PriceSeriesControlsProps {
  choice: ChartChoice;
  onChange: (choice: ChartChoice) => void;
  /** The page's own path, for the links that stand in without script. */
  path: string;
  hasCandles: boolean;
}

/** Range, style and scale of the chart. Without script the ranges are links. */
export function PriceSeriesControls({
  choice,
  onChange,
  path,
  hasCandles,
}: PriceSeriesControlsProps) {
  const t = useTranslations("tokenPriceDetail");
  return (
    <div className="mb-5 grid gap-2.5">
      <div className="noscript:hidden">
        <Segmented
          label={t("rangeLabel")}
          isLabelHidden
          name="range"
          size="small"
          value={choice.range}
          options={CHART_RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          onChange={(range) => onChange({ ...choice, range })}
        />
      </div>
      <noscript>
        <SegmentedLinks
          label={t("rangeLabel")}
          options={CHART_RANGES.map((range) => ({
            href: path + chartQuery({ ...choice, range }),
            label: t(`ranges.${range}`),
            isCurrent: range === choice.range,
          }))}
        />
      </noscript>
      <div className="flex flex-wrap gap-2.5 noscript:hidden">
        {hasCandles && (
          <Segmented
            label={t("styleLabel")}
            isLabelHidden
            name="style"
            size="small"
            value={choice.style}
            options={STYLES.map((value) => ({ value, label: t(value) }))}
            onChange={(style) => onChange({ ...choice, style })}
          />
        )}
        <Segmented
          label={t("scaleLabel")}
          isLabelHidden
          name="scale"
          size="small"
          value={choice.isLogarithmic ? "log" : "linear"}
          options={SCALES.map((value) => ({ value, label: t(value) }))}
          onChange={(scale) => onChange({ ...choice, isLogarithmic: scale === "log" })}
        />
      </div>
    </div>
  );
}

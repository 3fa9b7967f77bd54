import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { DateRange } from "@/app/_ui/date-range";
import { FilterBar } from "@/app/_ui/filter-bar";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { PAGES } from "@/lib/routes";
import {
  PROFIT_PRESET_DAYS,
  type ProfitFilter,
  type ProfitPreset,
} from "@/lib/transaction/profit-query";
import { profitHref } from "./profit-href";

const PRESETS = Object.keys(PROFIT_PRESET_DAYS) as ProfitPreset[];

/** The period, by presets or by UTC days; it stands in the address. */
export async function PeriodForm({ filter, today }: { filter: ProfitFilter; today: string }) {
  const t = await getTranslations("dailyProfit");
  return (
    <Card className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 pb-0 md:pb-0 print:hidden">
      <div className="mb-5 md:mb-6">
        <SegmentedLinks
          label={t("presetsLabel")}
          size="medium"
          options={PRESETS.map((range) => ({
            href: profitHref(filter, { range, page: 1 }),
            label: t(`presets.${range}`),
            isCurrent: filter.range === range,
          }))}
        />
      </div>
      <FilterBar
        label={t("period")}
        action={PAGES.dailyProfit.path}
        texts={{ apply: t("apply"), clear: t("clear") }}
        clearHref={filter.range ? undefined : PAGES.dailyProfit.path}
      >
        <div className="w-full min-w-0 sm:w-88">
          <DateRange
            key={`${filter.from}-${filter.to}`}
            texts={{
              legend: t("period"),
              from: t("from"),
              to: t("to"),
              presets: t("presetsLabel"),
              order: t("order"),
            }}
            from={filter.from}
            to={filter.to}
            max={filter.to > today ? filter.to : today}
          />
        </div>
      </FilterBar>
    </Card>
  );
}

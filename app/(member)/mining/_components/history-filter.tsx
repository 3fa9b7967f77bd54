import { getTranslations } from "next-intl/server";
import { DateRange } from "@/app/_ui/date-range";
import { DropEmptyFields } from "@/app/_ui/drop-empty-fields";
import { FilterBar } from "@/app/_ui/filter-bar";
import { PAGES } from "@/lib/routes";
import { type MiningQuery, miningSearch } from "./mining-query";

interface HistoryFilterProps {
  query: MiningQuery;
  /** The list of all sessions; absent when it is shown. */
  clearHref?: string;
}

/** The days in which sessions started; what else stands in the address stays. */
export async function HistoryFilter({ query, clearHref }: HistoryFilterProps) {
  const t = await getTranslations("mining.history");
  const kept = [...new URLSearchParams(miningSearch({ ...query, from: null, to: null, page: 1 }))];
  return (
    <div className="mt-4 md:px-6">
      <FilterBar
        label={t("filter")}
        action={PAGES.mining.path}
        texts={{ apply: t("apply"), clear: t("clear") }}
        clearHref={clearHref}
      >
        <DropEmptyFields />
        <div className="w-full min-w-0 sm:w-88">
          <DateRange
            key={`${query.from}-${query.to}`}
            texts={{
              legend: t("period"),
              from: t("from"),
              to: t("to"),
              presets: t("presets"),
              order: t("order"),
            }}
            from={query.from ?? ""}
            to={query.to ?? ""}
          />
        </div>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </FilterBar>
    </div>
  );
}

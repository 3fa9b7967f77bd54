import { SlidersHorizontal } from "lucide";
import { getTranslations } from "next-intl/server";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import {
  filterSearch,
  isNarrowed,
  NOT_NARROWED,
  narrowing,
  PRESET_HOURS,
  type Preset,
  type TransactionFilter,
} from "@/lib/domain/transaction/query";
import { PAGES } from "@/lib/routes";
import { FilterFields } from "./filter-fields";
import { listHref } from "./list-href";

interface FilterFormProps {
  filter: TransactionFilter;
  /** Null while the wallets cannot be read; the chosen one stays. */
  symbols: readonly string[] | null;
}

const PRESETS = Object.keys(PRESET_HOURS) as Preset[];

/** What the list is narrowed by. A plain form: it works without script, and all of it stands in the address. */
export async function FilterForm({ filter, symbols }: FilterFormProps) {
  const t = await getTranslations("transactions");
  const count = Object.keys(narrowing(filter)).length;
  const { range } = filter;
  const kept = filterSearch({ ...filter, ...NOT_NARROWED, range, page: 1 });
  const periodHref = (range: Preset | null) => listHref(filter, { range, from: null, to: null });
  const presets = [
    {
      href: periodHref(null),
      label: t("allTime"),
      isCurrent: !filter.range && !filter.from && !filter.to,
    },
    ...PRESETS.map((range) => ({
      href: periodHref(range),
      label: t(`presets.${range}`),
      isCurrent: filter.range === range,
    })),
  ];
  return (
    <Card className="mb-5 pb-0 md:pb-0 print:hidden">
      <SegmentedLinks label={t("presetsLabel")} options={presets} />
      <details
        open={isNarrowed({ ...filter, range: null })}
        className="md:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="-mx-2 mt-2 mb-2 flex h-11 cursor-pointer list-none items-center gap-2.5 rounded-button px-2 text-md font-medium md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <Icon node={SlidersHorizontal} size={18} />
          {t("filters", { count })}
        </summary>
        <div className="pt-1 md:pt-4">
          <FilterBar
            label={t("filtersLabel")}
            action={PAGES.transactions.path}
            texts={{ apply: t("apply"), clear: t("clear") }}
            clearHref={count > 0 ? listHref(filter, NOT_NARROWED) : undefined}
            kept={new URLSearchParams(kept)}
          >
            <FilterFields
              key={JSON.stringify(narrowing(filter))}
              filter={filter}
              symbols={symbols ?? (filter.symbol ? [filter.symbol] : [])}
            />
          </FilterBar>
        </div>
      </details>
    </Card>
  );
}

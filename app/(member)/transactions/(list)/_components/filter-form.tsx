import { getTranslations } from "next-intl/server";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { FoldedFilter } from "@/app/_ui/control/folded-filter";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { TOKEN_SYMBOLS } from "@/lib/contract/values/tokens";
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
  /** Null while the wallets cannot be read: then the platform's tokens, and the chosen one. */
  symbols: readonly string[] | null;
}

function withChosen(symbol: string | null): readonly string[] {
  return [...new Set([...TOKEN_SYMBOLS, ...(symbol ? [symbol] : [])])];
}

const PRESETS = Object.keys(PRESET_HOURS) as Preset[];

/** What the list is narrowed by. A plain form: it works without script, and all of it stands in the address. */
export async function FilterForm({ filter, symbols }: FilterFormProps) {
  const t = await getTranslations("transactions");
  const { range, from, to } = filter;
  // The presets are chosen outside of the fold, and two days are one period.
  const inFold = narrowing({ ...filter, range: null, to: from ? null : to });
  const count = Object.keys(inFold).length;
  const kept = filterSearch({ ...filter, ...NOT_NARROWED, range, page: 1 });
  const periodHref = (range: Preset | null) => listHref(filter, { range, from: null, to: null });
  const presets = [
    {
      href: periodHref(null),
      label: t("allTime"),
      isCurrent: !range && !from && !to,
    },
    ...PRESETS.map((range) => ({
      href: periodHref(range),
      label: t(`presets.${range}`),
      isCurrent: filter.range === range,
    })),
  ];
  return (
    <section className="mb-3 flex flex-wrap items-start gap-x-4 md:mb-1 md:gap-x-2.5 md:gap-y-2.5 print:hidden">
      <SegmentedLinks size="medium" label={t("presetsLabel")} options={presets} />
      <FoldedFilter label={t("filters", { count })} isOpen={count > 0}>
        <FilterBar
          label={t("filtersLabel")}
          action={PAGES.transactions.path}
          texts={{ apply: t("apply"), clear: t("clear") }}
          clearHref={isNarrowed(filter) ? listHref(filter, NOT_NARROWED) : undefined}
          kept={new URLSearchParams(kept)}
        >
          <FilterFields
            key={JSON.stringify(narrowing(filter))}
            filter={filter}
            symbols={symbols ?? withChosen(filter.symbol)}
          />
        </FilterBar>
      </FoldedFilter>
    </section>
  );
}

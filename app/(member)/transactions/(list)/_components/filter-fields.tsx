import { getTranslations } from "next-intl/server";
import { DateRange } from "@/app/_ui/control/date-range";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from "@/lib/contract/transaction";
import type { TransactionFilter } from "@/lib/domain/transaction/query";

interface FilterFieldsProps {
  filter: TransactionFilter;
  /** The wallets to choose from. */
  symbols: readonly string[];
}

const DIRECTIONS = ["in", "out"] as const;

export async function FilterFields({ filter, symbols }: FilterFieldsProps) {
  const [t, words] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("transaction"),
  ]);
  const selects = [
    {
      name: "symbol",
      label: t("wallet"),
      emptyText: t("allWallets"),
      options: symbols.map((value) => ({ value, label: value })),
    },
    {
      name: "type",
      label: t("type"),
      emptyText: t("allTypes"),
      options: TRANSACTION_TYPES.map((value) => ({ value, label: words(`types.${value}`) })),
    },
    {
      name: "direction",
      label: t("direction"),
      emptyText: t("bothDirections"),
      options: DIRECTIONS.map((value) => ({ value, label: words(`directions.${value}`) })),
    },
    {
      name: "status",
      label: t("status"),
      emptyText: t("allStatuses"),
      options: TRANSACTION_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) })),
    },
  ] as const;
  return (
    <>
      <div className="grid w-full gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {selects.map((select) => (
          <SelectField key={select.name} {...select} defaultValue={filter[select.name] ?? ""} />
        ))}
      </div>
      <div className="w-full min-w-0 md:w-auto md:grow">
        <TextField
          type="search"
          name="q"
          label={t("search")}
          defaultValue={filter.q ?? ""}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="w-full min-w-0 md:w-88">
        <DateRange
          texts={{
            legend: t("period"),
            from: t("from"),
            to: t("to"),
            presets: t("presetsLabel"),
            order: t("order"),
          }}
          from={filter.from ?? ""}
          to={filter.to ?? ""}
        />
      </div>
    </>
  );
}

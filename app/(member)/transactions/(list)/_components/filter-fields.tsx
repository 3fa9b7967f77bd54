import { ChevronDown } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { dayToDay } from "@/app/_shell/time/day-to-day";
import { DateRange } from "@/app/_ui/control/date-range";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { Icon } from "@/app/_ui/data/icon";
import { HangingFold } from "@/app/_ui/overlay/hanging-fold";
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from "@/lib/contract/transaction";
import { DIRECTIONS, type TransactionFilter } from "@/lib/domain/transaction/query";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";

interface FilterFieldsProps {
  filter: TransactionFilter;
  /** The wallets to choose from. */
  symbols: readonly string[];
}

const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;

/** What is looked for, three choices and the state in one line on wide screens, and the days behind a press. */
export async function FilterFields({ filter, symbols }: FilterFieldsProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("transaction"),
    getLocale(),
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
  const { from, to } = filter;
  const thisYear = serviceClock.instant().slice(0, 4);
  const isThisYear = [from, to].every((iso) => !iso || iso.startsWith(thisYear));
  const shape = { ...DAY, year: isThisYear ? undefined : "numeric" } as const;
  const days = dateFormat(locale, shape);
  const dayOf = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const periodText = () => {
    if (from && to) return dayToDay(locale, shape, [dayOf(from), dayOf(to)]);
    if (from) return t("periodFrom", { day: days.format(dayOf(from)) });
    return to ? t("periodTo", { day: days.format(dayOf(to)) }) : t("period");
  };
  return (
    <>
      <div className="w-full min-w-0 md:w-44 md:grow">
        <TextField
          isLabelHidden
          type="search"
          name="q"
          label={t("search")}
          placeholder={t("search")}
          defaultValue={filter.q ?? ""}
          maxLength={80}
          autoComplete="off"
        />
      </div>
      <div className="grid w-full gap-3 sm:grid-cols-2 md:contents">
        {selects.map((select) => (
          <div key={select.name} className="min-w-0">
            <SelectField
              isLabelHidden
              {...select}
              defaultValue={filter[select.name] ?? ""}
              className="md:field-sizing-content md:w-auto md:max-w-56"
            />
          </div>
        ))}
      </div>
      <HangingFold className="w-full min-w-0 md:relative md:w-auto">
        <summary
          className={`flex h-12 cursor-pointer list-none items-center gap-2 rounded-button border px-3.5 text-field font-medium hover:border-faint [&::-webkit-details-marker]:hidden ${from || to ? "border-accent-text text-accent-text" : "border-line-field"}`}
        >
          {periodText()}
          <Icon node={ChevronDown} size={16} className="ms-auto text-muted" />
        </summary>
        <div className="pt-3 md:absolute md:end-0 md:top-full md:z-10 md:mt-2 md:w-96 md:rounded-card md:border md:border-line-strong md:bg-surface md:p-4 md:shadow-card">
          <DateRange
            texts={{
              legend: t("period"),
              from: t("from"),
              to: t("to"),
              presets: t("presetsLabel"),
              order: t("order"),
            }}
            from={from ?? ""}
            to={to ?? ""}
          />
        </div>
      </HangingFold>
    </>
  );
}

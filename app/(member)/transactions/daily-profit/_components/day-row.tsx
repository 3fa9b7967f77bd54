import { ChevronRight } from "lucide";
import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import type { ProfitFilter } from "@/lib/domain/transaction/profit-query";
import { BASE_CURRENCY, formatQuantity, formatUsd } from "@/lib/money/format";
import { profitHref } from "./profit-href";

interface SourceCellProps {
  sums: readonly { readonly symbol: string; readonly amount: string }[];
}

/** What one source brought on one day, each token for itself. */
async function SourceCell({ sums }: SourceCellProps) {
  const [t, locale] = await Promise.all([getTranslations("dailyProfit"), getLocale()]);
  if (sums.length === 0) return <NoValue text={t("nothing")} />;
  return sums.map(({ symbol, amount }) => (
    <span
      key={symbol}
      className={`flex flex-wrap items-baseline justify-end gap-x-1 wrap-anywhere ${amount.startsWith("-") ? "text-down" : ""}`}
    >
      <Amount isPrivate raw={amount} text={formatQuantity(amount, symbol, locale)} />
      {symbol !== BASE_CURRENCY && <bdi className="text-xs text-muted">{symbol}</bdi>}
    </span>
  ));
}

interface DayRowProps {
  day: DailyProfit;
  sources: readonly ProfitSource[];
  filter: ProfitFilter;
  isOpen: boolean;
}

/** One UTC day: what each source brought, and the day's value at that day's prices. */
export async function DayRow({ day, sources, filter, isOpen }: DayRowProps) {
  const [t, words, locale, format] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
    getLocale(),
    getFormatter(),
  ]);
  const { totalUSDT } = day;
  const isLoss = totalUSDT.startsWith("-") && /[1-9]/.test(totalUSDT);
  const text = format.dateTime(new Date(day.day), {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const title = (
    <Link
      href={profitHref(filter, { day: isOpen ? null : day.day })}
      scroll={false}
      prefetch={false}
      aria-expanded={isOpen}
      className="figures flex items-center gap-1.5 font-semibold after:absolute after:inset-0 after:rounded-card hover:text-accent-text md:after:rounded-none print:after:hidden"
    >
      <Icon
        node={ChevronRight}
        size={16}
        className={`shrink-0 text-faint ${isOpen ? "rotate-90" : "rtl:-scale-x-100"}`}
      />
      <time dateTime={day.day}>{text}</time>
    </Link>
  );
  return (
    <TableCard title={title}>
      {sources.map((source) => (
        <TableCell key={source} label={words(`sources.${source}`)}>
          <SourceCell sums={day.bySource[source] ?? []} />
        </TableCell>
      ))}
      <TableCell label={t("total")}>
        <span className={isLoss ? "text-down" : ""}>
          <Amount isPrivate raw={totalUSDT} text={formatUsd(totalUSDT, locale)} />
          {isLoss && <span className="ms-1.5 text-xs font-semibold">{t("loss")}</span>}
        </span>
      </TableCell>
    </TableCard>
  );
}

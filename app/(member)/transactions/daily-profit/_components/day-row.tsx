import { ChevronRight } from "lucide";
import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Icon } from "@/app/_ui/icon";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import { formatUsd } from "@/lib/money/format";
import type { ProfitFilter } from "@/lib/transaction/profit-query";
import { profitHref } from "./profit-href";
import { SourceCell } from "./source-cell";

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

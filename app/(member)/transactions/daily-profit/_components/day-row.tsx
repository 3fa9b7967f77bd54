import { ChevronDown } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { headingText } from "@/app/_shell/list/relative-word";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { Icon } from "@/app/_ui/data/icon";
import { ListRow } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { listText } from "@/app/_ui/text/list-text";
import type { DailyProfit, ProfitSource } from "@/lib/contract/transaction";
import type { ProfitFilter } from "@/lib/domain/transaction/profit-query";
import { dateFormat } from "@/lib/i18n/date-format";
import { BASE_CURRENCY, formatRowAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { DayLines } from "./day-lines";
import { profitHref } from "./profit-href";

const DAY = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
/** Of the longest bar. */
const BAR_PX = 96;

/** What each source brought, in size; for drawing, not for money. */
function sizesOf({ valueBySource, bySource }: DailyProfit): readonly [ProfitSource, number][] {
  const sources = Object.keys(bySource) as ProfitSource[];
  return sources
    .map((source): [ProfitSource, number] => [
      source,
      Math.abs(Number(valueBySource?.[source] ?? 0)),
    ])
    .sort(([, one], [, other]) => other - one);
}

/** What a day moved in all, in size; the longest bar of a page belongs to the largest. */
export function sizeOfDay(day: DailyProfit): number {
  return sizesOf(day).reduce((sum, [, size]) => sum + size, 0);
}

interface DayRowProps {
  day: DailyProfit;
  filter: ProfitFilter;
  timeZone: string;
  /** What the day that moved most moved. */
  largest: number;
}

/** One UTC day: its sources, and its value at that day's prices over their shares; it unfolds into its lines. */
export async function DayRow({ day, filter, timeZone, largest }: DayRowProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("dailyProfit"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const { totalUSDT } = day;
  const isOpen = day.day === filter.day;
  const sizes = sizesOf(day);
  const colour = isZero(totalUSDT)
    ? "text-muted"
    : totalUSDT.startsWith("-")
      ? "text-down"
      : "text-up";
  const parts = sizes.filter(([, size]) => size > 0);
  return (
    <ListRow
      ids={day.day}
      title={
        <Link
          href={profitHref(filter, { day: isOpen ? null : day.day })}
          scroll={false}
          aria-expanded={isOpen}
          className="figures row-cover"
        >
          <time dateTime={day.day}>
            {headingText(dateFormat(locale, DAY).format(new Date(day.day)), locale)}
          </time>
        </Link>
      }
      text={
        sizes.length === 0
          ? t("nothing")
          : listText(
              locale,
              sizes.map(([source]) => words(`sources.${source}`)),
            )
      }
      amount={
        <Amount
          isPrivate
          raw={totalUSDT}
          text={formatRowAmount(totalUSDT, BASE_CURRENCY, locale)}
          className={colour}
        />
      }
      value={
        parts.length > 0 && (
          <span aria-hidden className="flex h-5 items-center justify-end gap-0.5">
            {parts.map(([source, size]) => (
              <span
                key={source}
                className="h-1.5 min-w-0.5 rounded-full"
                style={{
                  width: Math.round((size / Math.max(largest, size)) * BAR_PX),
                  background: SOURCE_COLOURS[source],
                }}
              />
            ))}
          </span>
        )
      }
      action={
        <span className={`pointer-events-none block text-muted ${isOpen ? "rotate-180" : ""}`}>
          <Icon node={ChevronDown} size={18} />
        </span>
      }
      more={isOpen && <DayLines day={day.day} timeZone={timeZone} />}
    />
  );
}

import type { Route } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/member-section";
import { MemberTime } from "@/app/_shell/member-time";
import { SignedAmount } from "@/app/_shell/transactions/signed-amount";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { sumAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import type { ProfitLineView } from "@/lib/transaction/profit";
import { readDailyProfitDay } from "@/lib/transaction/server";
import { FullAmount } from "../../_components/full-amount";
import { DayFooter } from "./day-footer";

interface DayLinesProps {
  day: string;
  timeZone: string;
}

async function Line({ line, timeZone }: { line: ProfitLineView; timeZone: string }) {
  const [t, words] = await Promise.all([getTranslations("transaction"), transactionWords()]);
  const { source, transaction, valueUSDT } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(8rem,0.8fr)]">
      <Link
        href={transactionPath(transaction.id) as Route}
        prefetch={false}
        className="min-w-0 font-medium hover:text-accent-text"
      >
        {words.type(transaction.type)}
      </Link>
      <span className="order-3 text-sm text-muted md:order-none">
        {t(`sources.${source}`)} · <MemberTime at={transaction.at} timeZone={timeZone} />
      </span>
      <span className="text-end font-medium">
        <SignedAmount
          direction={transaction.direction}
          amount={transaction.amount}
          symbol={transaction.symbol}
        />
      </span>
      <span className="order-4 text-end text-sm text-muted md:order-none md:text-md">
        <FullAmount raw={valueUSDT} symbol={BASE_CURRENCY} />
      </span>
    </li>
  );
}

/** A day's lines, each with its value at that day's prices; together they are the day's total. */
export async function DayLines({ day, timeZone }: DayLinesProps) {
  const t = await getTranslations("dailyProfit");
  const content = await memberSection(async () => {
    const profit = await readDailyProfitDay(day);
    if (!profit || profit.lines.length === 0) {
      return <p className="text-md text-muted">{t("noLines")}</p>;
    }
    const total = sumAmounts(profit.lines.map(({ valueUSDT }) => valueUSDT));
    return (
      <>
        <ul aria-label={t("lines")} className="divide-y divide-line text-md">
          {profit.lines.map((line) => (
            <Line key={`${line.source}-${line.transaction.id}`} line={line} timeZone={timeZone} />
          ))}
        </ul>
        <DayFooter day={day} total={total} prices={profit.prices} />
      </>
    );
  });
  return (
    <tr className="block min-w-0 rounded-card border border-line bg-raised/50 sm:col-span-2 md:rounded-none md:border-x-0 md:border-b-0">
      <td colSpan={2} className="block px-5 py-3 md:px-6">
        {content}
      </td>
    </tr>
  );
}

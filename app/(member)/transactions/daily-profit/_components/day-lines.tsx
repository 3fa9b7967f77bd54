import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export/export-link";
import { memberSection } from "@/app/_shell/frame/member-section";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { SignedAmount } from "@/app/_shell/transactions/signed-amount";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { ProfitLineView } from "@/lib/domain/transaction/profit";
import { dayExportPath } from "@/lib/domain/transaction/query";
import { readDailyProfitDay } from "@/lib/domain/transaction/server";
import { sumAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatPrice } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";

interface DayFooterProps {
  day: string;
  /** The sum of the lines, in USDT. */
  total: string;
  prices: readonly { readonly symbol: string; readonly price: string }[];
}

/** The sum of a day's lines, the prices behind it, and the day's transactions as a file. */
async function DayFooter({ day, total, prices }: DayFooterProps) {
  const [t, locale] = await Promise.all([getTranslations("dailyProfit"), getLocale()]);
  const shown = prices.filter(({ symbol }) => symbol !== BASE_CURRENCY);
  return (
    <div className="mt-1 grid gap-3 border-t border-line-strong pt-3 text-md">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {t("sumOfLines")}
        <ExactAmount isPrivate locale={locale} raw={total} symbol={BASE_CURRENCY} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {shown.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {t("pricesOfDay")}
            {shown.map(({ symbol, price }) => (
              <bdi key={symbol} className="whitespace-nowrap">
                {symbol} <Amount raw={price} text={formatPrice(price, locale)} />
              </bdi>
            ))}
          </p>
        )}
        <span className="print:hidden">
          <Texts of={["export"]}>
            <ExportLink
              path={dayExportPath(day)}
              fileName={`transactions-${day}.csv`}
              label={t("exportDay")}
            />
          </Texts>
        </span>
      </div>
    </div>
  );
}

interface DayLinesProps {
  day: string;
  timeZone: string;
}

async function Line({ line, timeZone }: { line: ProfitLineView; timeZone: string }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("transaction"),
    transactionWords(),
    getLocale(),
  ]);
  const { source, transaction, valueUSDT } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(8rem,0.8fr)]">
      <Link
        href={transactionPath(transaction.id) as Route}
        className="touch-area min-h-6 min-w-0 font-medium hover:text-accent-text"
      >
        {words.type(transaction.type)}
      </Link>
      <span className="order-3 text-sm text-muted md:order-none">
        {t(`sources.${source}`)} · <MemberTime at={transaction.at} timeZone={timeZone} />
      </span>
      <span className="text-end font-medium">
        <SignedAmount {...transaction} />
      </span>
      <span className="order-4 text-end text-sm text-muted md:order-none md:text-md">
        <ExactAmount isPrivate locale={locale} raw={valueUSDT} symbol={BASE_CURRENCY} />
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
      <AllDigits>
        <ul aria-label={t("lines")} className="divide-y divide-line text-md">
          {profit.lines.map((line) => (
            <Line key={`${line.source}-${line.transaction.id}`} line={line} timeZone={timeZone} />
          ))}
        </ul>
        <DayFooter day={day} total={total} prices={profit.prices} />
      </AllDigits>
    );
  }, "dailyProfit.lines");
  return <div className="border-t border-line bg-raised/40 px-4 py-3 md:px-5">{content}</div>;
}

import { getLocale, getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export-link";
import { exportTexts } from "@/app/_shell/export-texts";
import { Amount } from "@/app/_ui/amount";
import { BASE_CURRENCY, formatPrice } from "@/lib/money/format";
import { dayExportPath } from "@/lib/transaction/query";
import { FullAmount } from "../../_components/full-amount";

interface DayFooterProps {
  day: string;
  /** The sum of the lines, in USDT. */
  total: string;
  prices: readonly { readonly symbol: string; readonly price: string }[];
}

/** The sum of a day's lines, the prices behind it, and the day's transactions as a file. */
export async function DayFooter({ day, total, prices }: DayFooterProps) {
  const [t, locale, texts] = await Promise.all([
    getTranslations("dailyProfit"),
    getLocale(),
    exportTexts(),
  ]);
  const shown = prices.filter(({ symbol }) => symbol !== BASE_CURRENCY);
  return (
    <div className="mt-1 grid gap-3 border-t border-line-strong pt-3 text-md">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {t("sumOfLines")}
        <FullAmount raw={total} symbol={BASE_CURRENCY} />
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
          <ExportLink
            path={dayExportPath(day)}
            fileName={`transactions-${day}.csv`}
            texts={{ ...texts, label: t("exportDay") }}
          />
        </span>
      </div>
    </div>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { BASE_CURRENCY, formatQuantity } from "@/lib/money/format";

interface SourceCellProps {
  sums: readonly { readonly symbol: string; readonly amount: string }[];
}

/** What one source brought on one day, each token for itself. */
export async function SourceCell({ sums }: SourceCellProps) {
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

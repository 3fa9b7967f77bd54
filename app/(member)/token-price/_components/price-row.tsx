import { getTranslations } from "next-intl/server";
import { priceTexts } from "@/app/_shell/price-texts";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { NoValue } from "@/app/_ui/no-value";
import { PriceChange } from "@/app/_ui/price-change";
import { Sparkline } from "@/app/_ui/sparkline";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatChange, formatPrice } from "@/lib/money/format";
import type { PriceView } from "@/lib/price/view";

/** One token: price, change, high and low of a day, and its course over a week. */
export async function PriceRow({ price, locale }: { price: PriceView; locale: string }) {
  const [t, words] = await Promise.all([getTranslations(), priceTexts(price.code)]);
  const { code, change24h, high24h, low24h } = price;
  const priceOf = (raw: string) => <Amount raw={raw} text={formatPrice(raw, locale)} />;
  const none = <NoValue text={t("common.notAvailable")} />;
  const title = (
    <div className="flex items-center gap-3">
      <TokenDisc symbol={code} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base font-semibold">
          {code}
          {price.isSimulated && <Badge tone="violet">{t("common.simulated")}</Badge>}
        </h2>
        <p className="truncate text-sm text-muted">{price.name}</p>
      </div>
    </div>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("tokenPrice.price")}>{priceOf(price.price)}</TableCell>
      <TableCell label={t("tokenPrice.change")}>
        {change24h === null ? (
          none
        ) : (
          <PriceChange raw={change24h} text={formatChange(change24h, locale)} words={words} />
        )}
      </TableCell>
      <TableCell label={t("tokenPrice.range")}>
        {high24h === null || low24h === null ? (
          none
        ) : (
          <span className="inline-grid justify-items-end text-sm text-muted">
            <span className="whitespace-nowrap">
              {t.rich("tokenPrice.high", { price: () => priceOf(high24h) })}
            </span>
            <span className="whitespace-nowrap">
              {t.rich("tokenPrice.low", { price: () => priceOf(low24h) })}
            </span>
          </span>
        )}
      </TableCell>
      <TableCell label={t("tokenPrice.course")}>
        {price.sparkline.length < 2 ? (
          none
        ) : (
          <Sparkline
            values={price.sparkline}
            label={t("tokenPrice.courseOf", { code })}
            className="ms-auto h-9 w-30"
          />
        )}
      </TableCell>
    </TableCard>
  );
}

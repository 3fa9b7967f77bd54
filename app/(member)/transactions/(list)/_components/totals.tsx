import { getLocale, getTranslations } from "next-intl/server";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import type { CurrencyTotal } from "@/lib/domain/transaction/server";
import { subtractAmount } from "@/lib/money/decimal";
import { formatAmount, formatSignedAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

const ROW = "flex flex-wrap items-baseline justify-between gap-x-3";

async function Total({ total }: { total: CurrencyTotal }) {
  const [t, locale] = await Promise.all([getTranslations("transactions"), getLocale()]);
  const { symbol } = total;
  const net = subtractAmount(total.in, total.out);
  const colour = isZero(net) ? "" : net.startsWith("-") ? "text-down" : "text-up";
  return (
    <li className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 p-4 wrap-anywhere sm:block sm:rounded-card sm:border sm:border-line sm:bg-surface sm:shadow-card md:p-5">
      <h3 className="flex items-center gap-2.5 font-sans text-md font-semibold">
        <TokenDisc symbol={symbol} size={24} />
        {symbol}
      </h3>
      <dl className="contents text-md sm:mt-2 sm:grid sm:gap-1">
        <div className={`${ROW} order-2 col-span-2 text-sm sm:order-none sm:text-md`}>
          <dt className="text-muted">{t("totalIn")}</dt>
          <dd className="ms-auto text-end">
            <Amount isPrivate raw={total.in} text={formatAmount(total.in, symbol, locale)} />
          </dd>
        </div>
        <div className={`${ROW} order-3 col-span-2 text-sm sm:order-none sm:text-md`}>
          <dt className="text-muted">{t("totalOut")}</dt>
          <dd className="ms-auto text-end">
            <Amount isPrivate raw={total.out} text={formatAmount(total.out, symbol, locale)} />
          </dd>
        </div>
        <div
          className={`${ROW} order-1 font-semibold sm:order-none sm:col-span-2 sm:mt-1 sm:border-t sm:border-line sm:pt-2`}
        >
          <dt>{t("totalNet")}</dt>
          <dd className={`ms-auto text-end ${colour}`}>
            <Amount isPrivate raw={net} text={formatSignedAmount(net, symbol, locale)} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** What the rows under the filter add up to, in each currency, on all pages together. */
export async function Totals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = await getTranslations("transactions");
  return (
    <section aria-labelledby="totals" className="mb-5">
      <h2 id="totals" className="sr-only">
        {t("totals")}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card sm:grid sm:grid-cols-2 sm:gap-3 sm:divide-y-0 sm:rounded-none sm:border-0 sm:bg-transparent sm:shadow-none xl:grid-cols-4 xl:gap-4">
        {totals.map((total) => (
          <Total key={total.symbol} total={total} />
        ))}
      </ul>
    </section>
  );
}

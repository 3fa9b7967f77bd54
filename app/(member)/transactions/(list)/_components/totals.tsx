import { getLocale, getTranslations } from "next-intl/server";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import type { CurrencyTotal } from "@/lib/domain/transaction/server";
import { subtractAmount } from "@/lib/money/decimal";
import { formatRowAmount } from "@/lib/money/format";

/** What the rows under the filter add up to, in each currency, on all pages together. */
export async function Totals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const [t, locale] = await Promise.all([getTranslations("transactions"), getLocale()]);
  return (
    <section aria-labelledby="totals" className="mb-4">
      <h2 id="totals" className="sr-only">
        {t("totals")}
      </h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-2.5 px-1">
        {totals.map((total) => {
          const { symbol } = total;
          const net = subtractAmount(total.in, total.out);
          return (
            <li key={symbol} className="flex min-w-36 items-center gap-2.5">
              <TokenDisc symbol={symbol} size={24} />
              <dl>
                <dt className="text-xs text-muted">{t("netOf", { symbol })}</dt>
                <dd className="text-md leading-[1.25rem] font-semibold">
                  <Amount isPrivate raw={net} text={formatRowAmount(net, symbol, locale)} />
                </dd>
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Balances } from "@/lib/contract/values/balances";
import { isZero } from "@/lib/money/render";

interface NewBalancesProps {
  /** As the answer of the order states them; none when it does not. */
  balances: Balances;
  locale: string;
}

/** What the wallets hold after an order. */
export function NewBalances({ balances, locale }: NewBalancesProps) {
  const t = useTranslations("order");
  if (balances.size === 0) return null;
  const amount = (raw: string, symbol: string) => (
    <ExactAmount isPrivate raw={raw} symbol={symbol} locale={locale} />
  );
  return (
    <section className="mt-5 rounded-inset bg-raised p-4">
      <h3 className="mb-3 font-sans text-md text-muted">{t("newBalances")}</h3>
      <AllDigits>
        <FactList
          facts={Array.from(balances.values(), ({ symbol, available, locked }) => ({
            label: symbol,
            value: (
              <>
                {amount(available, symbol)}
                {!isZero(locked) && (
                  <span className="block text-sm font-normal text-muted">
                    {t("locked")} {amount(locked, symbol)}
                  </span>
                )}
              </>
            ),
          }))}
        />
      </AllDigits>
    </section>
  );
}

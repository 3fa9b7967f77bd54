"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface NewBalancesProps {
  /** As the answer of the order states them; none when it does not. */
  balances: readonly {
    readonly symbol: string;
    readonly available: string;
    readonly locked: string;
  }[];
  locale: string;
}

/** What the wallets hold after an order. */
export function NewBalances({ balances, locale }: NewBalancesProps) {
  const t = useTranslations("order");
  if (balances.length === 0) return null;
  const amount = (raw: string, symbol: string) => (
    // The unit goes to the next line before a digit does.
    <Amount
      isPrivate
      raw={raw}
      text={formatFullAmount(raw, symbol, locale).replace("\u00a0", " ")}
      className="wrap-anywhere"
    />
  );
  return (
    <section className="mt-5 rounded-inset bg-raised p-4">
      <h3 className="mb-3 font-sans text-md text-muted">{t("newBalances")}</h3>
      <FactList
        facts={balances.map(({ symbol, available, locked }) => ({
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
    </section>
  );
}

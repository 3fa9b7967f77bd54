"use client";

import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { formatAmount, formatFullAmount, formatPrice, formatUsd, isCut } from "@/lib/money/format";
import { Freshness } from "../../_components/freshness";
import { useMoney } from "../../_components/money-provider";
import { useWallet } from "../../_components/use-wallet";

/** The balances of one wallet with its price and value, kept fresh. The exact total stands below the one that is cut. */
export function BalanceCard({ symbol, heading }: { symbol: string; heading: string }) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("wallet");
  const wallet = useWallet(symbol);
  if (!wallet) return null;
  const shown = (raw: string | null, format: (raw: string) => string, isPrivate = true) => (
    <ChangingAmount
      raw={raw}
      text={raw === null ? "" : format(raw)}
      emptyText={common("notAvailable")}
      isPrivate={isPrivate}
    />
  );
  const amount = (raw: string) => formatAmount(raw, symbol, locale);
  const { total } = wallet;
  const exact = total !== null && isCut(total, symbol) && formatFullAmount(total, symbol, locale);
  const facts = [
    { label: t("available"), value: shown(wallet.available, amount) },
    { label: t("locked"), value: shown(wallet.locked, amount) },
    { label: t("price"), value: shown(wallet.price, (raw) => formatPrice(raw, locale), false) },
    { label: t("value"), value: shown(wallet.value, (raw) => formatUsd(raw, locale)) },
  ];
  return (
    <Card>
      <CardHeading aside={<Freshness />}>{heading}</CardHeading>
      <p className="text-md text-muted">{t("total")}</p>
      <p className="figures-display text-3xl wrap-anywhere sm:text-4xl">{shown(total, amount)}</p>
      <p className="mb-5 text-sm text-faint">
        {exact && (
          <span data-private className="figures wrap-anywhere">
            <bdi dir="ltr">{exact}</bdi>
          </span>
        )}
      </p>
      <FactList facts={facts} />
    </Card>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { BASE_CURRENCY, formatAmount, formatPrice, isPriceCut } from "@/lib/money/format";
import { Freshness } from "../../_components/freshness";
import { useMoney } from "../../_components/money-provider";
import { useWallet } from "../../_components/use-wallet";

/** The balances of one wallet with its price and value, kept fresh. All digits are one press away. */
export function BalanceCard({ symbol, heading }: { symbol: string; heading: string }) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("wallet");
  const wallet = useWallet(symbol);
  if (!wallet) return null;
  const shown = (raw: string | null, unit: string, isPrice = false) => {
    if (raw === null) return <NoValue text={common("notAvailable")} />;
    const isPrivate = !isPrice;
    const text = isPrice ? formatPrice(raw, locale) : formatAmount(raw, unit, locale);
    return (
      <ExactAmount
        isPrivate={isPrivate}
        raw={raw}
        symbol={unit}
        locale={locale}
        isShortened={isPrice ? isPriceCut(raw) : undefined}
        short={<ChangingAmount raw={raw} text={text} emptyText="" isPrivate={isPrivate} />}
      />
    );
  };
  const { total } = wallet;
  const whole = total !== null && (
    <ExactAmount isPrivate raw={total} symbol={symbol} locale={locale} />
  );
  const facts = [
    { label: t("available"), value: shown(wallet.available, symbol) },
    { label: t("locked"), value: shown(wallet.locked, symbol) },
    { label: t("price"), value: shown(wallet.price, BASE_CURRENCY, true) },
    { label: t("value"), value: shown(wallet.value, BASE_CURRENCY) },
  ];
  return (
    <Card>
      <CardHeading aside={<Freshness />}>{heading}</CardHeading>
      <p className="text-md text-muted">{t("total")}</p>
      <AllDigits>
        <p className="figures-display mb-5 text-3xl wrap-anywhere sm:text-4xl">
          {whole || <NoValue text={common("notAvailable")} />}
        </p>
        <FactList facts={facts} />
      </AllDigits>
    </Card>
  );
}

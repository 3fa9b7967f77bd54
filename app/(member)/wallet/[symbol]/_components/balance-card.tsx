"use client";

import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { BASE_CURRENCY, formatAmount, formatPrice, isPriceCut } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { fromUnits, toUnits } from "@/lib/money/units";
import { Freshness } from "../../_components/freshness";
import { useMoney } from "../../_components/money-provider";
import { useWallet } from "../../_components/use-wallet";

interface BalanceCardProps {
  symbol: string;
  heading: string;
  /** Of what is held, in USDT; null where it is not known. */
  cost: string | null;
}

/** The balances of one wallet with its price and value, kept fresh. All digits are one press away. */
export function BalanceCard({ symbol, heading, cost }: BalanceCardProps) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("wallet");
  const costLabel = useTranslations("tax")("cost");
  const gainLabel = useTranslations("pnl")("gain");
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
  const gain =
    cost === null || wallet.value === null
      ? null
      : fromUnits(toUnits(wallet.value) - toUnits(cost));
  const costFacts =
    cost === null || gain === null
      ? []
      : [
          { label: costLabel, value: shown(cost, BASE_CURRENCY) },
          {
            label: gainLabel,
            value: (
              <span className={isZero(gain) ? "" : gain.startsWith("-") ? "text-down" : "text-up"}>
                <ExactAmount isPrivate isSigned raw={gain} symbol={BASE_CURRENCY} locale={locale} />
              </span>
            ),
          },
        ];
  const facts = [
    { label: t("available"), value: shown(wallet.available, symbol) },
    { label: t("locked"), value: shown(wallet.locked, symbol) },
    { label: t("price"), value: shown(wallet.price, BASE_CURRENCY, true) },
    { label: t("value"), value: shown(wallet.value, BASE_CURRENCY) },
    ...costFacts,
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

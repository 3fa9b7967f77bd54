import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { NoValue } from "@/app/_ui/no-value";
import { formatAmount, formatPrice, formatUsd } from "@/lib/money/format";
import type { WalletDetailView } from "@/lib/wallet/view";

/** The balances of one wallet with its price and value. */
export async function BalanceCard({
  wallet,
  locale,
}: {
  wallet: WalletDetailView;
  locale: string;
}) {
  const t = await getTranslations();
  const shown = (raw: string | null, format: (raw: string) => string, isPrivate = true) =>
    raw === null ? (
      <NoValue text={t("common.notAvailable")} />
    ) : (
      <Amount raw={raw} text={format(raw)} isPrivate={isPrivate} />
    );
  const amount = (raw: string) => formatAmount(raw, wallet.symbol, locale);
  const facts = [
    { label: t("wallet.available"), value: shown(wallet.available, amount) },
    { label: t("wallet.locked"), value: shown(wallet.locked, amount) },
    {
      label: t("wallet.price"),
      value: shown(wallet.price, (raw) => formatPrice(raw, locale), false),
    },
    { label: t("wallet.value"), value: shown(wallet.value, (raw) => formatUsd(raw, locale)) },
  ];
  return (
    <Card>
      <CardHeading>{t("walletDetail.balances")}</CardHeading>
      <p className="text-md text-muted">{t("wallet.total")}</p>
      <p className="figures-display mb-5 text-4xl break-words">{shown(wallet.total, amount)}</p>
      <FactList facts={facts} />
    </Card>
  );
}

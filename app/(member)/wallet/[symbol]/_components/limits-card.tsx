import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatRate } from "@/lib/money/format";
import type { WalletDetailView } from "@/lib/wallet/view";

/** What a withdrawal and a conversion cost; only what the service states. */
export async function LimitsCard({ wallet, locale }: { wallet: WalletDetailView; locale: string }) {
  const t = await getTranslations("walletDetail");
  const { minWithdraw, withdrawFee, minConvert, convertFeeBps } = wallet;
  const amount = (raw: string) => (
    <Amount raw={raw} text={formatAmount(raw, wallet.symbol, locale)} />
  );
  const facts: Fact[] = [];
  if (minWithdraw !== null) facts.push({ label: t("minWithdraw"), value: amount(minWithdraw) });
  if (withdrawFee !== null) facts.push({ label: t("withdrawFee"), value: amount(withdrawFee) });
  if (minConvert !== null) facts.push({ label: t("minConvert"), value: amount(minConvert) });
  if (convertFeeBps !== null) {
    const text = formatRate(bpsAsPercent(convertFeeBps), locale);
    const value = (
      <bdi dir="ltr" className="figures">
        {text}
      </bdi>
    );
    facts.push({ label: t("convertFee"), value });
  }
  return (
    <Card>
      <CardHeading>{t("limits")}</CardHeading>
      {facts.length > 0 ? (
        <FactList facts={facts} />
      ) : (
        <p className="text-md text-muted">{t("noLimits")}</p>
      )}
    </Card>
  );
}

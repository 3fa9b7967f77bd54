import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import { TokenDisc } from "@/app/_ui/token-disc";
import type { AirdropSummary } from "@/lib/contract/airdrop";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import { ConversionAction } from "./conversion-action";

/** What the member has collected and its rank, and by which terms it converts to mBTC. */
export async function BalanceCard({ summary }: { summary: AirdropSummary }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.balance")]);
  const { balance, rank, conversion } = summary;
  const facts: Fact[] = [
    {
      label: t("rank"),
      value: rank == null ? t("noRank") : <bdi className="figures">{t("rankValue", { rank })}</bdi>,
    },
  ];
  if (conversion) {
    const rate = formatFullAmount(conversion.rate, CONVERTED_SYMBOL, locale);
    const minimum = formatFullAmount(conversion.min, AIRDROP_SYMBOL, locale);
    facts.push(
      { label: t("rate"), value: <bdi dir="ltr">{t("rateValue", { rate })}</bdi> },
      { label: t("minimum"), value: <Amount raw={conversion.min} text={minimum} /> },
      { label: t("fee"), value: t("feeNone") },
    );
  }
  return (
    <Card className="flex h-full flex-col">
      <CardHeading aside={<TokenDisc symbol={AIRDROP_SYMBOL} />}>{t("title")}</CardHeading>
      <p className="figures-display -mt-2 mb-5 text-3xl break-words">
        <Amount isPrivate raw={balance} text={formatAmount(balance, AIRDROP_SYMBOL, locale)} />
      </p>
      <FactList facts={facts} />
      <div className="mt-auto grid gap-2.5 pt-5">
        {conversion && <ConversionAction balance={balance} conversion={conversion} />}
        <LinkButton href={walletPath(AIRDROP_SYMBOL) as Route} tone="quiet">
          {t("wallet")}
        </LinkButton>
      </div>
    </Card>
  );
}

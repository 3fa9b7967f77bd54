"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { ResaleTrade } from "@/lib/contract/resale";
import { formatPoints } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { PlainUnit } from "../../_components/catalogue/plain-unit";

interface TradeFactsProps {
  trade: ResaleTrade;
  locale: string;
  timeZone: string;
}

/** The receipt of a sale or a purchase, from the member's own side. */
export function TradeFacts({ trade, locale, timeZone }: TradeFactsProps) {
  const t = useTranslations("resale");
  const words = useTranslations("marketplace.product");
  const receipt = useTranslations("marketplace.receipt");
  const { price, fee, receives, th, wPerTh, transactionId } = trade;
  const money = (raw: string) => (
    <ExactAmount isPrivate raw={raw} symbol={price.symbol} locale={locale} />
  );
  const isSale = trade.side === "sale";
  const code = (text: string) => (
    <bdi dir="ltr" className="figures wrap-anywhere">
      {text}
    </bdi>
  );
  const facts = [
    { label: receipt("item"), value: <bdi>{trade.model}</bdi> },
    { label: words("power"), value: <PlainUnit value={formatPoints(th, locale)} unit="TH" /> },
    wPerTh != null && {
      label: words("efficiency"),
      value: <PlainUnit value={formatPoints(wPerTh, locale)} unit="W/TH" />,
    },
    { label: t("worksUntil"), value: localTime(trade.endsAt, locale, timeZone) },
    { label: isSale ? words("price") : receipt("paid"), value: money(price.amount) },
    fee != null && { label: t("fee"), value: money(fee) },
    receives != null && { label: t("received"), value: money(receives) },
    { label: receipt("date"), value: localTime(trade.at, locale, timeZone) },
    transactionId != null && {
      label: receipt("transaction"),
      value: <TextLink href={transactionPath(transactionId)}>{code(transactionId)}</TextLink>,
    },
  ].filter((fact) => fact !== false);
  return (
    <AllDigits>
      <FactList facts={facts} />
    </AllDigits>
  );
}

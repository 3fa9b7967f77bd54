"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { OrderView, PriceTag } from "@/lib/domain/marketplace/view";
import { formatPoints } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { PlainUnit } from "../catalogue/plain-unit";

interface OrderFactsProps {
  order: OrderView;
  locale: string;
  timeZone: string;
}

/** A receipt: what was bought, what was paid for it, and where it is booked. */
export function ReceiptFacts({ order, locale, timeZone }: OrderFactsProps) {
  const t = useTranslations("marketplace.receipt");
  const words = useTranslations("marketplace.product");
  const { unitPrice, total, volumePoints, machineId, upgraded, transactionId } = order;
  const code = (text: string) => (
    <bdi dir="ltr" className="figures wrap-anywhere">
      {text}
    </bdi>
  );
  const price = ({ symbol, amount }: PriceTag) => (
    <ExactAmount raw={amount} symbol={symbol} locale={locale} isPrivate />
  );
  const facts = [
    { label: t("order"), value: code(order.id) },
    { label: t("item"), value: <bdi>{order.name}</bdi> },
    machineId !== null && {
      label: t(upgraded ? "upgraded" : "renewed"),
      value: code(machineId),
    },
    upgraded !== null && {
      label: words("power"),
      value: <PlainUnit value={formatPoints(upgraded.th, locale)} unit="TH" />,
    },
    upgraded?.wPerTh != null && {
      label: words("efficiency"),
      value: <PlainUnit value={formatPoints(upgraded.wPerTh, locale)} unit="W/TH" />,
    },
    { label: t("quantity"), value: <bdi className="figures">{order.qty}</bdi> },
    unitPrice !== null && { label: t("unitPrice"), value: price(unitPrice) },
    { label: t("paid"), value: price(total) },
    volumePoints !== null && {
      label: t("points"),
      value: <bdi className="figures">{formatPoints(String(volumePoints), locale)}</bdi>,
    },
    { label: t("date"), value: localTime(order.createdAt, locale, timeZone) },
    transactionId !== null && {
      label: t("transaction"),
      value: <TextLink href={transactionPath(transactionId)}>{code(transactionId)}</TextLink>,
    },
  ].filter((fact) => fact !== false);
  return (
    <AllDigits>
      <FactList facts={facts} />
    </AllDigits>
  );
}

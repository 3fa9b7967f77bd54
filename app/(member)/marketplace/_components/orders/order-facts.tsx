import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { OrderView, PriceTag } from "@/lib/domain/marketplace/view";
import { formatPoints } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";

interface OrderFactsProps {
  order: OrderView;
  locale: string;
  timeZone: string;
}

/** A receipt: what was bought, what was paid for it, and where it is booked. */
export function ReceiptFacts({ order, locale, timeZone }: OrderFactsProps) {
  const t = useTranslations("marketplace.receipt");
  const { unitPrice, total, volumePoints, machineId, transactionId } = order;
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
    machineId !== null && { label: t("renewed"), value: code(machineId) },
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

import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import type { OrderView, PriceTag } from "@/lib/domain/marketplace/view";
import { formatFullAmount, formatPoints } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import type { MarketTexts } from "../market-texts";

interface OrderFactsProps {
  order: OrderView;
  texts: MarketTexts["receipt"];
  locale: string;
  timeZone: string;
}

/** A receipt: what was bought, what was paid for it, and where it is booked. */
export function OrderFacts({ order, texts, locale, timeZone }: OrderFactsProps) {
  const { unitPrice, total, volumePoints, machineId, transactionId } = order;
  const code = (text: string) => (
    <bdi dir="ltr" className="figures wrap-anywhere">
      {text}
    </bdi>
  );
  const price = ({ symbol, amount }: PriceTag) => (
    <Amount raw={amount} text={formatFullAmount(amount, symbol, locale)} isPrivate />
  );
  const facts = [
    { label: texts.order, value: code(order.id) },
    { label: texts.item, value: <bdi>{order.name}</bdi> },
    machineId !== null && { label: texts.renewed, value: code(machineId) },
    { label: texts.quantity, value: <bdi className="figures">{order.qty}</bdi> },
    unitPrice !== null && { label: texts.unitPrice, value: price(unitPrice) },
    { label: texts.paid, value: price(total) },
    volumePoints !== null && {
      label: texts.points,
      value: <bdi className="figures">{formatPoints(String(volumePoints), locale)}</bdi>,
    },
    { label: texts.date, value: localTime(order.createdAt, locale, timeZone) },
    transactionId !== null && {
      label: texts.transaction,
      value: <TextLink href={transactionPath(transactionId)}>{code(transactionId)}</TextLink>,
    },
  ].filter((fact) => fact !== false);
  return <FactList facts={facts} />;
}

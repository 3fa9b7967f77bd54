import { getLocale } from "next-intl/server";
import { AmountIsland as Amount } from "@/app/_ui/data/islands";
import { isUnsettled, signedAmount, type TransactionView } from "@/lib/domain/transaction/view";
import { breakable, formatRowAmount } from "@/lib/money/format";

type SignedAmountProps = Pick<
  TransactionView,
  "direction" | "amount" | "symbol" | "status" | "renewed"
>;

function lookOf({ direction, status }: SignedAmountProps): string {
  if (isUnsettled({ status }))
    return status === "cancelled" ? "text-muted line-through" : "text-muted";
  return direction === "in" ? "text-up" : "";
}

/**
 * What a transaction added or took, with its sign (R9.2); what has not changed the balance is muted, and without
 * a sign where it never does. Its `data-amount` is signed too, and so equals the export's.
 */
export async function SignedAmount(props: SignedAmountProps) {
  const locale = await getLocale();
  const { renewed, symbol } = props;
  if (renewed !== null) {
    const text = breakable(formatRowAmount(renewed, symbol, locale, false));
    return <Amount isPrivate raw={renewed} text={text} className="text-muted" />;
  }
  const raw = signedAmount(props);
  const text = breakable(formatRowAmount(raw, symbol, locale));
  return <Amount isPrivate raw={raw} text={text} className={lookOf(props)} />;
}

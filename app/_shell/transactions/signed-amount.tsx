import { ArrowDownLeft, ArrowUpRight } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { signedAmount, type TransactionView } from "@/lib/domain/transaction/view";
import { formatSignedAmount } from "@/lib/money/format";

const LOOKS = {
  in: { colour: "text-up", arrow: ArrowDownLeft },
  out: { colour: "text-down", arrow: ArrowUpRight },
} as const;

type SignedAmountProps = Pick<TransactionView, "direction" | "amount" | "symbol">;

/**
 * What a transaction added or took: sign, colour, arrow and word (R9.2). Its
 * `data-amount` is signed too, and so equals the export's.
 */
export async function SignedAmount({ direction, amount, symbol }: SignedAmountProps) {
  const [t, locale] = await Promise.all([getTranslations("transaction"), getLocale()]);
  const { colour, arrow } = LOOKS[direction];
  const raw = signedAmount({ direction, amount });
  return (
    <span className={`inline-flex flex-wrap items-center justify-end gap-x-2 ${colour}`}>
      <span className="inline-flex items-center gap-0.5 text-xs font-semibold">
        <Icon node={arrow} size={14} strokeWidth={2} />
        {t(`directions.${direction}`)}
      </span>
      <Amount isPrivate raw={raw} text={formatSignedAmount(raw, symbol, locale)} />
    </span>
  );
}

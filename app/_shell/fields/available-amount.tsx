import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/text/amount";
import { formatAmount } from "@/lib/money/format";

interface AvailableAmountProps {
  available: string;
  /** What it is called where it is no wallet's balance. */
  text?: string;
  symbol: string;
  /** The locale for `Intl`. */
  locale: string;
}

/** What is there of a token for the amount that is being typed. */
export function AvailableAmount({ available, text, symbol, locale }: AvailableAmountProps) {
  const t = useTranslations("amountField");
  return (
    <p className="min-w-0 text-sm text-muted">
      {text ?? t("available")}{" "}
      <Amount
        raw={available}
        text={formatAmount(available, symbol, locale)}
        isPrivate
        className="font-medium wrap-anywhere text-text"
      />
    </p>
  );
}

import { getLocale } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import { breakable, formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface FullAmountProps {
  raw: string;
  symbol: string;
  /** With a plus where it is above zero. */
  isSigned?: boolean;
}

/** An amount with every digit it has; its unit goes to the next line before a digit does. */
export async function FullAmount({ raw, symbol, isSigned = false }: FullAmountProps) {
  const locale = await getLocale();
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  const text = breakable(formatFullAmount(raw, symbol, locale));
  return <Amount isPrivate raw={raw} text={`${plus}${text}`} className="wrap-anywhere" />;
}

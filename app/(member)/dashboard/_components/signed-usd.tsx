import { useLocale } from "next-intl";
import { AmountIsland as Amount } from "@/app/_ui/data/islands";
import { formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface SignedUsdProps {
  raw: string;
  isHero?: boolean;
  className?: string;
}

/** An amount in USDT with its sign; what went down keeps the colour of the text. */
export function SignedUsd({ raw, isHero, className }: SignedUsdProps) {
  const text = formatUsd(raw, useLocale());
  const sign = isZero(raw) || raw.startsWith("-") ? "" : "+";
  const looks = { ...(isHero && { isHero }), ...(className && { className }) };
  return <Amount isPrivate raw={raw} text={sign + text} {...looks} />;
}

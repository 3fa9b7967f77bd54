"use client";

import { ExactAmount } from "@/app/_ui/text/exact-amount";
import { useStaking } from "./staking-provider";

interface AmountLineProps {
  raw: string;
  isPrivate?: boolean;
  className?: string;
}

/** An amount of the staked token, with every digit while the `AllDigits` around it says so. */
export function AmountLine(props: AmountLineProps) {
  const { symbol, locale } = useStaking();
  return <ExactAmount {...props} symbol={symbol} locale={locale} />;
}

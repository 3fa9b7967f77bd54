"use client";

import { ExactAmount } from "@/app/_ui/text/exact-amount";
import { useStaking } from "./staking-provider";

interface AmountLineProps {
  raw: string;
  symbol?: string;
  isPrivate?: boolean;
  className?: string;
}

/** An amount of the staked token, with every digit while the `AllDigits` around it says so. */
export function AmountLine({ symbol, ...props }: AmountLineProps) {
  const staking = useStaking();
  return <ExactAmount {...props} symbol={symbol ?? staking.symbol} locale={staking.locale} />;
}

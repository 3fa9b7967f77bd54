"use client";

import { Amount } from "@/app/_ui/text/amount";
import { breakable, formatFullAmount } from "@/lib/money/format";
import { useStaking } from "./staking-provider";

interface AmountLineProps {
  raw: string;
  symbol?: string;
  isPrivate?: boolean;
  className?: string;
}

/** An amount of the staked token with every digit it has; its unit goes to the next line before a digit does. */
export function AmountLine({ raw, symbol, isPrivate = false, className = "" }: AmountLineProps) {
  const staking = useStaking();
  const text = breakable(formatFullAmount(raw, symbol ?? staking.symbol, staking.locale));
  return (
    <Amount isPrivate={isPrivate} raw={raw} text={text} className={`wrap-anywhere ${className}`} />
  );
}

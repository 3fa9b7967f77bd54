"use client";

import { CopyButton } from "@/app/_ui/file/copy-button";
import { breakable, formatFullAmount } from "@/lib/money/format";

export interface WholeAmountProps {
  raw: string;
  symbol: string;
  locale: string;
  isPrivate?: boolean;
  plus: string;
  className: string;
}

/** An amount with every digit it has, to select and to copy. */
export function WholeAmount({ raw, symbol, locale, isPrivate, plus, className }: WholeAmountProps) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <bdi
        dir="ltr"
        data-amount={raw}
        data-private={isPrivate || undefined}
        className={`figures wrap-anywhere select-text ${className} text-sm`}
      >
        {plus}
        {breakable(formatFullAmount(raw, symbol, locale))}
      </bdi>
      <CopyButton value={raw} what={symbol} look="icon" />
    </span>
  );
}

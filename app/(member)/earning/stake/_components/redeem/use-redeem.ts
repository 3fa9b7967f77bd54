"use client";

import { useRef, useState } from "react";
import { amountProblemText } from "@/app/_shell/forms/amount-problem-text";
import { fillText } from "@/app/_ui/fill-text";
import { type Redeemed, type RedeemOrder, redeem } from "@/lib/earning/client";
import type { PositionView } from "@/lib/earning/position";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { AMOUNT_DECIMALS, fromUnits, toUnits } from "@/lib/money/units";
import { useStakeDesk } from "../stake-desk";
import { useOrder } from "../use-order";

/** A redemption: a part or all of a flexible position, or a locked one early with its forfeit accepted. */
export function useRedeem(position: PositionView) {
  const { locale, refresh, symbol, texts } = useStakeDesk();
  const t = texts.redeem;
  const { principal, earlyExit } = position;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => formatInput(principal, locale));
  const [isAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const order = useOrder<Redeemed>(t.failed);
  const parsed = parseAmount(text, locale, AMOUNT_DECIMALS, symbol);
  const isTooMuch = parsed.ok && toUnits(parsed.amount) > toUnits(principal);
  const amount = parsed.ok && !isTooMuch ? parsed.amount : null;

  function problem(): string | null {
    if (!parsed.ok) return amountProblemText(parsed.problem, texts.amountField, { symbol, locale });
    const most = formatFullAmount(principal, symbol, locale);
    return isTooMuch ? fillText(t.aboveAvailable, { amount: most }) : null;
  }

  function wish(): RedeemOrder | null {
    if (earlyExit) return isAccepted ? { acceptForfeit: true } : null;
    return amount === null ? null : { amount };
  }

  async function confirm(): Promise<void> {
    setChecked(true);
    const wanted = wish();
    if (!wanted) {
      field.current?.focus();
      return;
    }
    const refused = await order.send(() => redeem(position.id, wanted));
    // A position that is closed already is shown as it is now.
    if (!refused || refused.code === "CONFLICT") refresh();
    else if (refused.fields.amount) field.current?.focus();
  }

  return {
    ...order,
    field,
    text,
    setText(next: string) {
      setText(next);
      order.forget();
    },
    /** What stays in a flexible position; null while the amount is none. */
    stays: amount === null ? null : fromUnits(toUnits(principal) - toUnits(amount)),
    amountError: order.amountError ?? (isChecked ? problem() : null),
    isAccepted,
    setAccepted,
    acceptError: isChecked && earlyExit && !isAccepted ? t.acceptNeeded : null,
    isFrozen: order.isPending || order.isUnknown,
    confirm,
  };
}

export type Redemption = ReturnType<typeof useRedeem>;

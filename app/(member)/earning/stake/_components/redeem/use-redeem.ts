"use client";

import { useRef, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { amountProblemText } from "@/app/_shell/fields/amount-problem-text";
import { fillText } from "@/app/_ui/text/fill-text";
import { type Redeemed, type RedeemOrder, redeem } from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { AMOUNT_DECIMALS, fromUnits, toUnits } from "@/lib/money/units";
import { useStaking } from "../staking-provider";

/** A redemption: a part or all of a flexible position, or a locked one early with its forfeit accepted. */
export function useRedeem(position: PositionView, name: string) {
  const { locale, refresh, symbol, texts } = useStaking();
  const t = texts.redeem;
  const { principal, earlyExit } = position;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => formatInput(principal, locale));
  const [isAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const order = useOrder<RedeemOrder, Redeemed>({
    kind: "redeem",
    scope: position.id,
    send: (wanted, key) => redeem(position.id, wanted, key),
    onAccepted: refresh,
    onRefused({ code, fields }) {
      // A position that is closed already is shown as it is now.
      if (code === "CONFLICT") refresh();
      else if (fields.amount) field.current?.focus();
    },
  });
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
    if (order.isUndecided) {
      await order.repeat();
      return;
    }
    setChecked(true);
    const wanted = wish();
    if (!wanted) {
      field.current?.focus();
      return;
    }
    await order.place({
      body: wanted,
      facts: {
        subject: name,
        receive: { amount: earlyExit?.returned ?? wanted.amount ?? principal, symbol },
      },
    });
  }

  const { refused } = order;
  const refusedAmount = refused?.fields.amount?.[0] ?? null;
  return {
    order,
    field,
    text,
    setText(next: string) {
      setText(next);
      order.clear();
    },
    /** What stays in a flexible position; null while the amount is none. */
    stays: amount === null ? null : fromUnits(toUnits(principal) - toUnits(amount)),
    amountError: refusedAmount ?? (isChecked ? problem() : null),
    isAccepted,
    setAccepted,
    acceptError: isChecked && earlyExit && !isAccepted ? t.acceptNeeded : null,
    formError:
      refused && refusedAmount === null
        ? refused.fields._?.[0] || refused.message || t.failed
        : null,
    isFrozen: order.isFrozen,
    confirm,
  };
}

export type Redemption = ReturnType<typeof useRedeem>;

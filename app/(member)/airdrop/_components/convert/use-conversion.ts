"use client";

import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { readAmount } from "@/app/_shell/fields/read-amount";
import { convertAirdrop } from "@/lib/domain/airdrop/client";
import { convertedAmount } from "@/lib/domain/airdrop/conversion";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps } from "./convert-button";

export type Conversion = Awaited<ReturnType<typeof convertAirdrop>>;

/** A conversion: what was typed, what is wrong with it, and its one order. */
export function useConversion(props: ConversionProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [isShown, setShown] = useState(false);
  const { balance, minimum, rate, locale, texts } = props;
  const order = useOrder<{ amount: string }, Conversion>({
    kind: "convertAirdrop",
    scope: "",
    send: convertAirdrop,
    onAccepted: () => startTransition(() => router.refresh()),
  });
  const { isFrozen, record, refused } = order;
  const limits = { symbol: AIRDROP_SYMBOL, minimum, maximum: balance };
  const read = readAmount(text, limits, { texts: texts.amountField, locale });
  const fieldError = refused?.fields.amount?.[0] ?? null;
  // Once it is booked the balance falls, and what was sent would no longer pass for an amount.
  const sent = isFrozen ? (record?.facts.pay?.amount ?? null) : null;

  /** False when the amount is not fit to be sent. */
  async function submit(): Promise<boolean> {
    if (order.isUndecided) {
      await order.repeat();
      return true;
    }
    setShown(true);
    const { amount } = read;
    if (amount === null) return false;
    const { refusal } = await order.place({
      body: { amount },
      facts: {
        pay: { amount, symbol: AIRDROP_SYMBOL },
        receive: { amount: convertedAmount(amount, rate), symbol: CONVERTED_SYMBOL },
      },
    });
    return refusal?.fields.amount === undefined;
  }

  return {
    order,
    text,
    amount: sent ?? read.amount,
    amountError: isFrozen ? null : (fieldError ?? (isShown ? read.error : null)),
    /** Why it was refused, unless that is about the amount. */
    formError: refused && fieldError === null ? refused.message || texts.convert.failed : null,
    edit(next: string) {
      setText(next);
      order.clear();
    },
    submit,
    restart() {
      setText("");
      setShown(false);
      order.forget();
    },
  };
}

"use client";

import { useRouter } from "next/navigation";
import { startTransition, useRef, useState } from "react";
import { readAmount } from "@/app/_shell/forms/read-amount";
import { convertAirdrop } from "@/lib/airdrop/client";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps } from "./convert-button";

export type Conversion = Awaited<ReturnType<typeof convertAirdrop>>;

/**
 * A conversion: what was typed, what is wrong with it, and its one order. While it is unknown whether
 * that was booked the amount cannot be edited, so that the same order is sent again.
 */
export function useConversion(props: ConversionProps) {
  const router = useRouter();
  const isSending = useRef(false);
  // Once it is booked the balance falls, and what was sent would no longer pass for an amount.
  const [sent, setSent] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [isShown, setShown] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [done, setDone] = useState<Conversion | null>(null);
  const { balance, minimum, locale, texts } = props;
  const limits = { symbol: AIRDROP_SYMBOL, minimum, maximum: balance };
  const read = readAmount(text, limits, { texts: texts.amountField, locale });
  const isUnknown = isOutcomeUnknown(refusal);
  const fieldError = isUnknown ? null : (refusal?.fields.amount?.[0] ?? null);
  const amount = isPending || isUnknown ? sent : read.amount;

  /** False when the amount is not fit to be sent. */
  async function submit(): Promise<boolean> {
    setShown(true);
    if (amount === null) return false;
    if (isSending.current) return true;
    isSending.current = true;
    setPending(true);
    setSent(amount);
    try {
      setDone(await convertAirdrop(amount));
      setRefusal(null);
      startTransition(() => router.refresh());
      return true;
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setRefusal(error);
      return error.fields.amount === undefined;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    text,
    amount,
    isPending,
    isUnknown,
    isFrozen: isPending || isUnknown,
    done,
    amountError: isUnknown || isPending ? null : (fieldError ?? (isShown ? read.error : null)),
    /** Why it was refused, unless that is about the amount. */
    formError:
      refusal && !isUnknown && fieldError === null
        ? refusal.message || props.texts.convert.failed
        : null,
    edit(next: string) {
      setText(next);
      setRefusal(null);
    },
    submit,
    restart() {
      setText("");
      setShown(false);
      setDone(null);
    },
  };
}

"use client";

import { useRef, useState } from "react";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";

/**
 * One call at a time and what became of it. While it is unknown whether it was booked, its caller sends
 * the very same again.
 */
export function useOrder<Result>(failedText: string) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const isSending = useRef(false);
  const isUnknown = isOutcomeUnknown(refusal);
  const amountError = isUnknown ? null : (refusal?.fields.amount?.[0] ?? null);

  /** @returns the refusal, or null after a success and for a press too many */
  async function send(work: () => Promise<Result>): Promise<BffError | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setPending(true);
    try {
      setResult(await work());
      setRefusal(null);
      return null;
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setRefusal(error);
      return error;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    send,
    isPending,
    isUnknown,
    result,
    refusal,
    /** What the service says about the amount. */
    amountError,
    /** Why it was refused, unless it is about the amount. */
    formError:
      refusal && !isUnknown && amountError === null
        ? refusal.fields._?.[0] || refusal.message || failedText
        : null,
    forget() {
      setRefusal(null);
      setResult(null);
    },
  };
}

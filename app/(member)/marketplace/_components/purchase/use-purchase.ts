"use client";

import { useEffect, useRef, useState } from "react";
import { waitUntilMs } from "@/app/_shell/forms/wait-until";
import { useCountdown } from "@/app/_ui/use-countdown";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { type Bought, placeOrder, renewMachine } from "@/lib/marketplace/client";
import { payment } from "@/lib/marketplace/payment";
import { useMarket } from "../market-provider";
import { gateOf } from "./gate";
import type { PurchaseTarget } from "./target";
import { useCode } from "./use-code";
import { useOffer } from "./use-offer";

/** A purchase from its price to its receipt; an order is sent once, at the price that is shown. */
export function usePurchase(target: PurchaseTarget) {
  const { book, member, refreshWallets, texts, wallets } = useMarket();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  /** The last order met a quote that did not hold any more. */
  const [wasTooLate, setTooLate] = useState(false);
  const [bought, setBought] = useState<Bought | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const secondsToWait = useCountdown(waitUntil);
  const isSending = useRef(false);
  const isUnknown = isOutcomeUnknown(refusal);
  const isHeld = isPending || isUnknown || bought !== null;
  const offer = useOffer(target, isHeld);
  const { quote } = offer;
  const code = useCode(quote?.needsCode === true);

  useEffect(refreshWallets, [refreshWallets]);
  const qty = offer.quantity.quantity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about another quantity
  useEffect(() => {
    setRefusal(null);
    setTooLate(false);
  }, [qty]);

  function refuse(error: BffError): void {
    setWaitUntil(waitUntilMs(error));
    setTooLate(error.code === "CONFLICT");
    setRefusal(error.code === "CONFLICT" ? null : error);
    if (error.code === "CONFLICT") offer.renew("refused");
    if (error.code === "TWO_FACTOR_REQUIRED" && member.hasTwoFactor) code.demand();
    if (error.fields.code?.[0]) code.refuse(error.fields.code[0]);
    if (error.code === "INSUFFICIENT_BALANCE") refreshWallets();
  }

  async function pay(): Promise<void> {
    if (isSending.current || secondsToWait > 0) return;
    if (!quote || offer.isAsking || offer.renewal || !code.check()) return;
    isSending.current = true;
    setPending(true);
    const form = { quoteId: quote.quoteId, ...(code.isAsked && { code: code.plain }) };
    try {
      const { machine } = target;
      const done = await (machine ? renewMachine(machine.id, form) : placeOrder(form));
      setRefusal(null);
      setBought(done);
      book(done.wallets);
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      refuse(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  const wallet = wallets.find(({ symbol }) => symbol === quote?.total.symbol);
  const available = refusal?.details.available ?? wallet?.available ?? null;
  const paid = quote && available !== null ? payment(available, quote.total.amount) : null;
  const gate = refusal && gateOf(refusal, member.hasTwoFactor);
  const isToldElsewhere = isUnknown || gate !== null || code.error !== null;
  const isShort = !isHeld && paid?.isEnough === false;
  return {
    offer,
    code,
    available,
    payment: paid,
    isShort,
    isPending,
    isUnknown,
    isHeld,
    refusal,
    gate,
    bought,
    secondsToWait,
    wasTooLate,
    formError:
      refusal && !isToldElsewhere && !isShort ? refusal.message || texts.purchase.failed : null,
    pay,
    /** The time of the price is over: the next one is asked for by itself. */
    expire() {
      if (!isSending.current && !isUnknown && !bought) offer.renew("expired");
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;

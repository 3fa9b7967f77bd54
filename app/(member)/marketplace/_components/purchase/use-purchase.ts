"use client";

import { useEffect, useRef, useState } from "react";
import { orderGate } from "@/app/_order/order-gate";
import { useOrder } from "@/app/_order/use-order";
import { isQuoteGone } from "@/app/_order/use-quote";
import type { BffError } from "@/lib/bff/client/client";
import {
  type Bought,
  type OrderForm,
  placeOrder,
  renewMachine,
} from "@/lib/domain/marketplace/client";
import { payment } from "@/lib/domain/marketplace/payment";
import { useMarket } from "../market-provider";
import type { PurchaseTarget } from "./target";
import { useOffer } from "./use-offer";

/**
 * The code of the second factor, where an order needs one.
 * @param isNeeded as the quote says; an order may still ask for it
 */
function useCode(isNeeded: boolean) {
  const { codeEmpty } = useMarket().texts.code;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  const isAsked = isNeeded || isDemanded;
  const plain = text.replace(/\s/g, "");

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  return {
    input,
    text,
    plain,
    error,
    isAsked,
    refuse,
    set(next: string) {
      setText(next);
      setError(null);
    },
    demand: () => setDemanded(true),
    /** False, with the reason at the field, while a needed code is missing. */
    check(): boolean {
      if (!isAsked || plain !== "") return true;
      refuse(codeEmpty);
      return false;
    },
  };
}

/** A purchase from its price to its receipt; an order is sent once, at the price that is shown. */
export function usePurchase(target: PurchaseTarget) {
  const { book, member, refreshWallets, texts, wallets } = useMarket();
  const { product, machine } = target;
  const order = useOrder<OrderForm, Bought>({
    ...(machine ? { kind: "renew", scope: machine.id } : { kind: "buy", scope: product.id }),
    send: (form, key) => (machine ? renewMachine(machine.id, form, key) : placeOrder(form, key)),
    onAccepted: (done) => book(done.wallets),
    onRefused: refuse,
  });
  const { clear, isFrozen, refused, secondsToWait } = order;
  const isHeld = isFrozen || order.result !== null;
  const offer = useOffer(target, isHeld);
  const { quote } = offer;
  const code = useCode(quote?.needsCode === true);

  useEffect(refreshWallets, [refreshWallets]);
  const qty = offer.quantity.quantity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about another quantity
  useEffect(() => clear(), [qty]);

  function refuse(error: BffError): void {
    if (isQuoteGone(error)) offer.renew("refused");
    if (error.code === "TWO_FACTOR_REQUIRED" && member.hasTwoFactor) code.demand();
    if (error.fields.code?.[0]) code.refuse(error.fields.code[0]);
    if (error.code === "INSUFFICIENT_BALANCE") refreshWallets();
  }

  async function pay(): Promise<void> {
    if (secondsToWait > 0) return;
    if (order.isUndecided) {
      await order.repeat();
      return;
    }
    if (!quote || offer.isAsking || offer.renewal || !code.check()) return;
    await order.place({
      body: { quoteId: quote.quoteId, ...(code.isAsked && { code: code.plain }) },
      facts: {
        subject: machine ? `${machine.model} ${machine.id}` : `${quote.qty} × ${product.name}`,
        pay: quote.total,
      },
    });
  }

  // A new quote takes the place of one that no longer held.
  const wasTooLate = isQuoteGone(refused);
  const refusal = wasTooLate ? null : refused;
  const wallet = wallets.find(({ symbol }) => symbol === quote?.total.symbol);
  const available = refusal?.details.available ?? wallet?.available ?? null;
  const paid = quote && available !== null ? payment(available, quote.total.amount) : null;
  const met = refusal && orderGate(refusal);
  // Who has two-factor codes is asked for one instead.
  const gate = met?.kind === "twoFactor" && member.hasTwoFactor ? null : met;
  const isToldElsewhere = gate !== null || code.error !== null;
  const isShort = !isHeld && paid?.isEnough === false;
  return {
    order,
    offer,
    code,
    available,
    payment: paid,
    isShort,
    isHeld,
    refusal,
    gate,
    wasTooLate,
    formError:
      refusal && !isToldElsewhere && !isShort ? refusal.message || texts.purchase.failed : null,
    pay,
    /** The time of the price is over: the next one is asked for by itself. */
    expire() {
      if (!isHeld) offer.renew("expired");
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;

"use client";

import { useEffect, useRef, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { isQuoteGone, useQuote } from "@/app/_order/use-quote";
import { amountProblemText } from "@/app/_shell/fields/amount-problem-text";
import { fillText } from "@/app/_ui/text/fill-text";
import { BffError } from "@/lib/bff/client/client";
import { askStakeQuote, type Staked, type StakeOrder, stake } from "@/lib/domain/staking/client";
import { type CheckedStake, checkStake } from "@/lib/domain/staking/stake-amount";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput } from "@/lib/money/parse";
import { type FlowProps, useStaking } from "../staking-provider";

/** A quote that no longer held was refused: whatever the next one says has to be accepted. */
const QUOTES = { ask: askStakeQuote, pauseMs: 0, differ: () => true };

/** A subscription: an amount, a quote of the service for it, the one order by that quote, the receipt. */
export function useSubscribe({ product, amount }: FlowProps<"subscribe">["task"]) {
  const { available, locale, refresh, symbol, texts } = useStaking();
  const t = texts.subscribe;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(amount === null ? "" : formatInput(amount, locale));
  const [autoRenew, setAutoRenew] = useState(false);
  const [isChecked, setChecked] = useState(false);
  /** The amount under review, for which a quote is asked. */
  const [reviewed, setReviewed] = useState<string | null>(null);
  const order = useOrder<StakeOrder, Staked>({
    kind: "stake",
    scope: product.id,
    send: stake,
    onAccepted: refresh,
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
      if (!refusal.fields.amount) return;
      backToAmount();
      // What is available or left of the quota is less than the page knows.
      refresh();
    },
  });
  const wish = reviewed === null ? null : { productId: product.id, amount: reviewed };
  const quotes = useQuote(QUOTES, wish, order.isFrozen || order.result !== null);
  const { quote, isAsking, renewal } = quotes;
  const unquoted = quotes.error instanceof BffError ? quotes.error : null;
  const checked = checkStake(text, locale, product, available);

  // The field comes back with a later render.
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || !input.current) return;
    input.current.focus();
    isFocusDue.current = document.activeElement !== input.current;
  });
  useEffect(() => {
    if (!unquoted) return;
    isFocusDue.current = true;
    if (unquoted.fields.amount) refresh();
  }, [unquoted, refresh]);

  function sentence({ problem, limit }: Extract<CheckedStake, { ok: false }>): string {
    const field = texts.amountField;
    const known = {
      belowMinimum: field.belowMinimum,
      aboveAvailable: field.aboveMaximum,
      aboveMaximum: t.aboveMaximum,
      aboveQuota: t.aboveQuota,
    };
    if (problem in known) {
      const shown = formatFullAmount(limit ?? "0", symbol, locale);
      return fillText(known[problem as keyof typeof known], { amount: shown });
    }
    return amountProblemText(problem as Parameters<typeof amountProblemText>[0], field, {
      symbol,
      locale,
    });
  }

  function backToAmount(): void {
    setReviewed(null);
    isFocusDue.current = true;
  }

  function review(): void {
    setChecked(true);
    order.clear();
    if (!checked.ok) input.current?.focus();
    else if (checked.amount === reviewed) quotes.retry();
    else setReviewed(checked.amount);
  }

  function confirm(): void {
    if (order.isUndecided) order.repeat();
    else if (quote && !isAsking && !renewal) {
      const { quoteId } = quote;
      order.place({
        body: { productId: product.id, amount: quote.amount, autoRenew, quoteId },
        facts: { subject: product.name, pay: { amount: quote.amount, symbol } },
      });
    }
  }

  // A new quote takes the place of one that no longer held.
  const refused = isQuoteGone(order.refused) && reviewed !== null ? null : order.refused;
  const refusal = refused ?? unquoted;
  const serverError = refusal?.fields.amount?.[0] ?? null;
  const failed = refused ? t.failed : t.quoteFailed;
  return {
    order,
    input,
    text,
    amount: checked.ok ? checked.amount : null,
    setText(next: string) {
      setText(next);
      setReviewed(null);
      order.clear();
    },
    autoRenew,
    setAutoRenew,
    quote,
    /** The quote that no longer held; its successor has to be accepted first. */
    before: renewal?.before ?? null,
    isPending: order.isPending || isAsking,
    isAsking,
    amountError: serverError ?? (isChecked && !checked.ok ? sentence(checked) : null),
    isShort:
      refusal?.code === "INSUFFICIENT_BALANCE" ||
      (!checked.ok && checked.problem === "aboveAvailable"),
    refusal,
    formError:
      refusal && serverError === null
        ? refusal.fields._?.[0] || (!isQuoteGone(refused) && refusal.message) || failed
        : null,
    review,
    confirm,
    accept: quotes.accept,
    edit: backToAmount,
    restart() {
      order.forget();
      setReviewed(null);
      setText("");
      setChecked(false);
    },
  };
}

export type Subscription = ReturnType<typeof useSubscribe>;

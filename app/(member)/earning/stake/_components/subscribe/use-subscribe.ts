"use client";

import { useEffect, useRef, useState } from "react";
import { amountProblemText } from "@/app/_shell/forms/amount-problem-text";
import { fillText } from "@/app/_ui/fill-text";
import type { StakingQuote } from "@/lib/contract/staking";
import { askStakeQuote, type Staked, stake } from "@/lib/earning/client";
import { type CheckedStake, checkStake } from "@/lib/earning/stake-amount";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput } from "@/lib/money/parse";
import { type FlowProps, useStakeDesk } from "../stake-desk";
import { useOrder } from "../use-order";

/** A subscription: an amount, a quote of the service for it, the one order by that quote, the receipt. */
export function useSubscribe({ product, amount }: FlowProps<"subscribe">["task"]) {
  const { available, locale, refresh, symbol, texts } = useStakeDesk();
  const t = texts.subscribe;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(amount === null ? "" : formatInput(amount, locale));
  const [autoRenew, setAutoRenew] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [quote, setQuote] = useState<StakingQuote | null>(null);
  /** The quote that no longer held; its successor has to be accepted first. */
  const [before, setBefore] = useState<StakingQuote | null>(null);
  const asking = useOrder<StakingQuote>(t.quoteFailed);
  const order = useOrder<Staked>(t.failed);
  const checked = checkStake(text, locale, product, available);

  // The field comes back with a later render.
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || !input.current) return;
    input.current.focus();
    isFocusDue.current = document.activeElement !== input.current;
  });

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
    setQuote(null);
    setBefore(null);
    isFocusDue.current = true;
  }

  async function ask(wanted: string, replaced: StakingQuote | null): Promise<void> {
    const refused = await asking.send(async () => {
      const next = await askStakeQuote(product.id, wanted);
      setQuote(next);
      setBefore(replaced);
      return next;
    });
    if (!refused) return;
    backToAmount();
    if (refused.fields.amount) refresh();
  }

  async function review(): Promise<void> {
    setChecked(true);
    order.forget();
    if (checked.ok) await ask(checked.amount, null);
    else input.current?.focus();
  }

  async function confirm(): Promise<void> {
    if (!quote || before) return;
    const { quoteId } = quote;
    const refused = await order.send(() =>
      stake({ productId: product.id, amount: quote.amount, autoRenew, quoteId }),
    );
    if (!refused) refresh();
    else if (refused.code === "CONFLICT") {
      order.forget();
      await ask(quote.amount, quote);
    } else if (refused.fields.amount) {
      backToAmount();
      // What is available or left of the quota is less than the page knows.
      refresh();
    }
  }

  const serverError = order.amountError ?? asking.amountError;
  return {
    input,
    text,
    amount: checked.ok ? checked.amount : null,
    setText(next: string) {
      setText(next);
      asking.forget();
      order.forget();
    },
    autoRenew,
    setAutoRenew,
    quote,
    before,
    result: order.result,
    isPending: order.isPending || asking.isPending,
    isAsking: asking.isPending,
    isUnknown: order.isUnknown,
    amountError: serverError ?? (isChecked && !checked.ok ? sentence(checked) : null),
    isShort:
      order.refusal?.code === "INSUFFICIENT_BALANCE" ||
      (!checked.ok && checked.problem === "aboveAvailable"),
    refusalCode: order.refusal?.code ?? asking.refusal?.code ?? null,
    formError: order.formError ?? asking.formError ?? (asking.isUnknown ? t.quoteFailed : null),
    review,
    confirm,
    accept: () => setBefore(null),
    edit: backToAmount,
    restart() {
      order.forget();
      asking.forget();
      setQuote(null);
      setText("");
      setChecked(false);
    },
  };
}

export type Subscription = ReturnType<typeof useSubscribe>;

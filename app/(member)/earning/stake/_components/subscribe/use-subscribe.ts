"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { isQuoteGone, useQuote } from "@/app/_order/use-quote";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import { askStakeQuote, type Staked, type StakeOrder, stake } from "@/lib/domain/staking/client";
import { type CheckedStake, checkStake } from "@/lib/domain/staking/stake-amount";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput } from "@/lib/money/parse";
import { type StakeFlowProps, useStaking } from "../staking-provider";

/** A quote that no longer held was refused: whatever the next one says has to be accepted. */
const QUOTES = { ask: askStakeQuote, pauseMs: 0, differ: () => true };

interface SubscribeValues {
  amount: string;
  autoRenew: boolean;
}

/** Words what is wrong with an amount to be staked. */
function useStakeSentence() {
  const { locale, symbol } = useStaking();
  const field = useTranslations("amountField");
  const t = useTranslations("staking.subscribe");
  const wordProblem = useAmountProblem();
  return ({ problem, limit }: Extract<CheckedStake, { ok: false }>): string => {
    const amount = formatFullAmount(limit ?? "0", symbol, locale);
    switch (problem) {
      case "belowMinimum":
        return field("belowMinimum", { amount });
      case "aboveAvailable":
        return field("aboveMaximum", { amount });
      case "aboveMaximum":
        return t("aboveMaximum", { amount });
      case "aboveQuota":
        return t("aboveQuota", { amount });
      default:
        return wordProblem(problem, { symbol, locale });
    }
  };
}

/** A subscription: an amount, a quote of the service for it, the one order by that quote, the receipt. */
export function useSubscribe({ product, amount }: StakeFlowProps<"subscribe">["task"]) {
  const { available, locale, refresh, symbol } = useStaking();
  const t = useTranslations("staking.subscribe");
  const sentence = useStakeSentence();
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
  const request = reviewed === null ? null : { productId: product.id, amount: reviewed };
  const quotes = useQuote(QUOTES, request, order.isFrozen || order.result !== null);
  const { quote, isAsking, renewal } = quotes;
  const unquoted = quotes.error instanceof BffError ? quotes.error : null;
  const check = (text: string) => checkStake(text, locale, product, available);

  const server = useServerForm<SubscribeValues, void>({
    fields: ["amount"],
    defaultValues: {
      amount: amount === null ? "" : formatInput(amount, locale),
      autoRenew: false,
    },
    failedText: t("failed"),
    async rules() {
      const { subscribeRules } = await import("./subscribe-rules");
      return subscribeRules((text) => {
        const one = check(text);
        return one.ok ? null : sentence(one);
      });
    },
    async send({ amount: text, autoRenew }) {
      const read = check(text);
      if (!read.ok) return;
      if (!quote) {
        if (read.amount === reviewed) quotes.retry();
        else setReviewed(read.amount);
        return;
      }
      if (isAsking || renewal) return;
      const { phase, refusal } = await order.place({
        body: { productId: product.id, amount: quote.amount, autoRenew, quoteId: quote.quoteId },
        facts: { subject: product.name, pay: { amount: quote.amount, symbol } },
      });
      if (phase === "refused" && refusal && !isQuoteGone(refusal)) throw refusal;
    },
    onDone: () => {},
  });
  const { form } = server;

  // The field comes back with a later render.
  const input = useRef<HTMLInputElement>(null);
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

  function backToAmount(): void {
    setReviewed(null);
    isFocusDue.current = true;
  }

  const { amount: text, autoRenew } = form.watch();
  const checked = check(text);
  // A new quote takes the place of one that no longer held.
  const refused = isQuoteGone(order.refused) && reviewed !== null ? null : order.refused;
  const refusal = refused ?? unquoted;
  const serverError = refusal?.fields.amount?.[0] ?? null;
  const { ref } = form.register("amount");
  return {
    order,
    inputRef(element: HTMLInputElement | null) {
      ref(element);
      input.current = element;
    },
    text,
    amount: checked.ok ? checked.amount : null,
    setText(next: string) {
      form.setValue("amount", next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
      setReviewed(null);
      order.clear();
    },
    autoRenew,
    setAutoRenew: (next: boolean) => form.setValue("autoRenew", next, { shouldDirty: true }),
    quote,
    /** The quote that no longer held; its successor has to be accepted first. */
    before: renewal?.before ?? null,
    isPending: order.isPending || isAsking,
    isAsking,
    amountError: serverError ?? form.formState.errors.amount?.message,
    isShort:
      refusal?.code === "INSUFFICIENT_BALANCE" ||
      (!checked.ok && checked.problem === "aboveAvailable"),
    refusal,
    formError:
      refusal && serverError === null
        ? refusal.fields._?.[0] ||
          (!isQuoteGone(refused) && refusal.message) ||
          t(refused ? "failed" : "quoteFailed")
        : null,
    /** On to the review, or the order, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (order.isUndecided) {
        event.preventDefault();
        order.repeat();
        return;
      }
      if (!quote) order.clear();
      server.onSubmit(event);
    },
    accept: quotes.accept,
    edit: backToAmount,
    restart() {
      order.forget();
      setReviewed(null);
      form.reset({ amount: "", autoRenew });
    },
  };
}

export type Subscription = ReturnType<typeof useSubscribe>;

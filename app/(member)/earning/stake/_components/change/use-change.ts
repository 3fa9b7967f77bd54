"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isQuoteGone, useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import { additionLimits, termsToExtend } from "@/lib/domain/staking/change";
import {
  type AddOrder,
  addToStake,
  askChangeQuote,
  type ExtendOrder,
  extendStake,
  type StakeChange,
  type Staked,
} from "@/lib/domain/staking/client";
import { checkStake, mostToStake } from "@/lib/domain/staking/stake-amount";
import { type StakeModalProps, useStaking } from "../staking-provider";
import { usePositionNow } from "../use-position-now";
import { useStakeSentence } from "../use-stake-sentence";

/** A quote that no longer held was refused: whatever the next one says has to be accepted. */
const QUOTES = { ask: askChangeQuote, pauseMs: 250, differ: () => true };

interface ChangeValues {
  amount: string;
  productId: string;
}

/** An addition to a position, or its extension: what is wanted, the service's quote, the one order by it. */
export function useChange({ position, name, way }: StakeModalProps<"change">["task"]) {
  const { accept, available, locale, now, products, refresh, symbol } = useStaking();
  const t = useTranslations("staking.change");
  const quoteWords = useTranslations("staking.subscribe");
  const sentence = useStakeSentence((amount) => t("aboveMaximum", { amount }));
  const positionNow = usePositionNow(position.id);
  const isAddition = way === "add";
  const field = isAddition ? "amount" : "productId";
  const terms = termsToExtend(position, products, new Date(now));
  const limits = additionLimits(position, products, symbol);
  const check = (text: string) => checkStake(text, locale, limits, available);
  const order = useOrder<AddOrder | ExtendOrder, Staked>({
    kind: isAddition ? "addStake" : "extendStake",
    scope: position.id,
    send: (body, ...sent) =>
      "amount" in body
        ? addToStake(position.id, body, ...sent)
        : extendStake(position.id, body, ...sent),
    onAccepted: accept,
    onRefused(refusal) {
      if (isQuoteGone(refusal)) {
        quotes.renew("refused");
        positionNow.read();
      }
      if (isQuoteGone(refusal) || refusal.fields[field]) refresh();
    },
  });
  const server = useServerForm<ChangeValues, void>({
    fields: [field],
    defaultValues: { amount: "", productId: terms[0]?.id ?? position.productId },
    failedText: t("failed"),
    async rules() {
      const { changeRules } = await import("./change-rules");
      return changeRules((text) => {
        const one = check(text);
        return one.ok || !isAddition ? null : sentence(one);
      });
    },
    async send() {
      if (isAsking || renewal) return;
      if (!quote || !wanted) {
        quotes.retry();
        return;
      }
      const { quoteId } = quote;
      const { phase, refusal } = await order.place(
        wanted.kind === "add"
          ? {
              body: { amount: wanted.amount, quoteId },
              facts: { subject: name, pay: { amount: wanted.amount, symbol } },
            }
          : {
              body: { productId: wanted.productId, quoteId },
              facts: { subject: t("extendTo", { from: name, to: termName ?? "" }) },
            },
      );
      if (phase === "refused" && refusal && !isQuoteGone(refusal)) throw refusal;
    },
    onDone: () => {},
  });
  const { form } = server;
  const { amount: text, productId } = form.watch();
  const termName = terms.find(({ id }) => id === productId)?.name ?? null;
  const checked = check(text);
  function wantedNow(): Exclude<StakeChange, { kind: "redeem" }> | null {
    if (!isAddition) return termName === null ? null : { kind: "extend", productId };
    return checked.ok ? { kind: "add", amount: checked.amount } : null;
  }
  const wanted = wantedNow();
  const quotes = useQuote(
    QUOTES,
    wanted && { positionId: position.id, change: wanted },
    order.isFrozen || order.result !== null,
  );
  const { quote, isAsking, renewal } = quotes;
  const unquoted = quotes.error instanceof BffError ? quotes.error : null;
  // A new quote takes the place of one that no longer held.
  const refused = isQuoteGone(order.refused) ? null : order.refused;
  const refusal = refused ?? unquoted;
  const serverError = refusal?.fields[field]?.[0] ?? null;
  const isAmountRefused = order.refused?.fields.amount !== undefined;
  useEffect(() => {
    if (isAmountRefused) form.setFocus("amount");
  }, [isAmountRefused, form]);
  const isExceeded = !checked.ok && checked.limit !== null;

  function edit(name: keyof ChangeValues, value: string): void {
    form.setValue(name, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    order.clear();
  }

  return {
    order,
    isAddition,
    isOver: positionNow.isOver,
    terms,
    productId,
    choose: (id: string) => edit("productId", id),
    text,
    setText: (next: string) => edit("amount", next),
    inputRef: form.register("amount").ref,
    /** What is added; null while it is no amount. */
    amount: checked.ok ? checked.amount : null,
    maximum: mostToStake(limits, available),
    quote,
    isBusy: isAsking || server.isPending,
    /** The quote that is shown took the place of one that no longer held, and has to be accepted. */
    isChanged: renewal !== null,
    accept: quotes.accept,
    fieldError:
      serverError ??
      form.formState.errors[field]?.message ??
      (isAddition && isExceeded ? sentence(checked) : undefined),
    isShort:
      refusal?.code === "INSUFFICIENT_BALANCE" ||
      (!checked.ok && checked.problem === "aboveAvailable"),
    refusal,
    formError: positionNow.isOver
      ? quoteWords("over")
      : refusal && serverError === null
        ? refusedText(refusal, refused ? t("failed") : quoteWords("quoteFailed"))
        : null,
    /** The order, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (order.isUndecided) {
        event.preventDefault();
        order.repeat();
        return;
      }
      server.onSubmit(event);
    },
  };
}

export type PositionChange = ReturnType<typeof useChange>;

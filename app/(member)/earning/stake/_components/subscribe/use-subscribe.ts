"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isQuoteGone, useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import { askStakeQuote, type Staked, type StakeOrder, stake } from "@/lib/domain/staking/client";
import { rewardOfDays, rewardPerDay, withReward } from "@/lib/domain/staking/interest";
import { checkStake } from "@/lib/domain/staking/stake-amount";
import { formatInput } from "@/lib/money/parse";
import { type StakeModalProps, useStaking } from "../staking-provider";
import { useStakeSentence } from "../use-stake-sentence";

/** A quote that no longer held was refused: whatever the next one says has to be accepted. */
const QUOTES = { ask: askStakeQuote, pauseMs: 250, differ: () => true };

interface SubscribeValues {
  amount: string;
  autoRenew: boolean;
}

/** A subscription: a term, an amount, the service's quote for both, the one order by it, the receipt. */
export function useSubscribe({ product: opened, amount }: StakeModalProps<"subscribe">["task"]) {
  const { accept, available, locale, products, refresh, symbol } = useStaking();
  const t = useTranslations("staking.subscribe");
  const sentence = useStakeSentence((most) => t("aboveMaximum", { amount: most }));
  const [productId, setProductId] = useState(opened.id);
  const product = products.find(({ id }) => id === productId) ?? opened;
  const order = useOrder<StakeOrder, Staked>({
    kind: "stake",
    // One for all terms: where an answer was lost, no second stake is sent beside it.
    scope: "",
    send: stake,
    onAccepted: accept,
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
    },
  });
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
    async send({ autoRenew: renews }) {
      if (isAsking || renewal) return;
      if (!quote) {
        quotes.retry();
        return;
      }
      const { phase, refusal } = await order.place({
        body: {
          productId: product.id,
          amount: quote.amount,
          autoRenew: renews && product.days !== null,
          quoteId: quote.quoteId,
        },
        facts: { subject: product.name, pay: { amount: quote.amount, symbol } },
      });
      if (phase === "refused" && refusal && !isQuoteGone(refusal)) throw refusal;
    },
    onDone: () => {},
  });
  const { form } = server;
  const { amount: text, autoRenew } = form.watch();
  const checked = check(text);
  const wanted = checked.ok ? { productId: product.id, amount: checked.amount } : null;
  const quotes = useQuote(QUOTES, wanted, order.isFrozen || order.result !== null);
  const { quote, isAsking, renewal } = quotes;
  const unquoted = quotes.error instanceof BffError ? quotes.error : null;

  // What is available or left of the quota is less than the page knows.
  useEffect(() => {
    if (unquoted?.fields.amount) refresh();
  }, [unquoted, refresh]);
  const isAmountRefused = order.refused?.fields.amount !== undefined;
  useEffect(() => {
    if (isAmountRefused) form.setFocus("amount");
  }, [isAmountRefused, form]);

  // A new quote takes the place of one that no longer held.
  const refused = isQuoteGone(order.refused) ? null : order.refused;
  const refusal = refused ?? unquoted;
  const serverError = refusal?.fields.amount?.[0] ?? null;
  const { days } = product;
  // What there is less of than is wanted is said at once: it may have shrunk under an amount that was right.
  const isExceeded = !checked.ok && checked.limit !== null && checked.problem !== "belowMinimum";
  const exceeded = isExceeded ? sentence(checked) : undefined;
  const entered = checked.ok ? checked.amount : null;
  const aprBps = quote?.aprBps ?? product.aprBps;
  const perDay = quote?.perDay ?? (entered && rewardPerDay(entered, aprBps));
  const reward =
    days === null || entered === null
      ? null
      : (quote?.atMaturity ?? rewardOfDays(entered, aprBps, days));

  /** What is decided on: what reaches the wallet in the end, or each day without an end. */
  function outlookOf() {
    if (entered === null || perDay === null) return null;
    if (reward === null) return { key: "perDay", raw: perDay } as const;
    if (autoRenew) return { key: "atMaturity", raw: reward } as const;
    return { key: "back", raw: withReward(entered, reward) } as const;
  }

  return {
    order,
    product,
    chooseProduct(id: string) {
      setProductId(id);
      order.clear();
      // What was wrong with the amount is measured by the term.
      form.clearErrors();
    },
    inputRef: form.register("amount").ref,
    text,
    amount: entered,
    aprBps,
    perDay,
    reward,
    outlook: outlookOf(),
    setText(next: string) {
      form.setValue("amount", next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
      order.clear();
    },
    autoRenew,
    setAutoRenew: (next: boolean) => form.setValue("autoRenew", next, { shouldDirty: true }),
    quote,
    /** The quote that no longer held; its successor has to be accepted first. */
    before: renewal?.before ?? null,
    isBusy: isAsking || server.isPending,
    amountError: serverError ?? form.formState.errors.amount?.message ?? exceeded,
    isShort:
      refusal?.code === "INSUFFICIENT_BALANCE" ||
      (!checked.ok && checked.problem === "aboveAvailable"),
    refusal,
    formError:
      refusal && serverError === null
        ? refusedText(refusal, t(refused ? "failed" : "quoteFailed"))
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
    accept: quotes.accept,
    restart() {
      order.forget();
      form.reset({ amount: "", autoRenew });
    },
  };
}

export type Subscription = ReturnType<typeof useSubscribe>;

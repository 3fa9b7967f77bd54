"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { isQuoteGone, useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { BffError } from "@/lib/bff/client/client";
import type { ConvertQuote } from "@/lib/contract/movement";
import { convertTargets, offeredActions } from "@/lib/domain/wallet/actions";
import {
  askQuote,
  type Conversion,
  type ConvertOrder,
  convert,
  fetchWallet,
} from "@/lib/domain/wallet/client";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import { conversionsDiffer, type QuoteRequest } from "@/lib/domain/wallet/view";
import type { AmountLimits } from "@/lib/money/amount-check";
import { useMoney, useWallets } from "../money-provider";

/** Typing rests this long before a quote is asked for. */
const QUOTES = { ask: askQuote, pauseMs: 450, differ: conversionsDiffer };

/** An error waits until typing rests, so that nobody is corrected in the middle of a number. */
const REST_MS = 700;

const FIELDS = ["from", "to", "amount"] as const;

/** The smallest conversion of a wallet, asked as the modal opens; null until it is known. */
function useMinimum(symbol: string): string | null {
  const [detail, setDetail] = useState<WalletDetailView | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without it the service refuses what is too little.
    fetchWallet(symbol).then(
      (wallet) => isCurrent && setDetail(wallet),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [symbol]);
  return detail?.symbol === symbol ? detail.minConvert : null;
}

/**
 * A conversion from its fields to its receipt: quotes for what is typed, and the one press that converts by the
 * latest of them. Other figures than those that were seen wait to be accepted.
 */
export function useConvert(symbol: string) {
  const { locale, book, refresh } = useMoney();
  const t = useTranslations("convert");
  const readAmount = useAmountReader();
  const wallets = useWallets().value;
  /** The quote that was confirmed: another one may have come by the time the fields are checked. */
  const pressed = useRef<ConvertQuote | null>(null);
  /** The refusal that no new figures tell of. */
  const [untold, setUntold] = useState<BffError | null>(null);
  const order = useOrder<ConvertOrder, Conversion>({
    kind: "convert",
    scope: "",
    send: convert,
    onAccepted: ({ wallets }) => book(wallets),
    onRefused(refusal) {
      if (isQuoteGone(refusal))
        quotes.renew("refused").then((isAlike) => isAlike && setUntold(refusal));
    },
    reread: refresh,
  });
  const orderForm = useOrderForm<QuoteRequest, ConvertOrder, Conversion>(order, {
    fields: FIELDS,
    defaultValues: { from: symbol, to: "", amount: "" },
    failedText: t("failed"),
    rules: async () =>
      (await import("../rules")).convertRules({
        amount: (text): string | null => readAmount(text, limits, { locale }).error,
      }),
    // A new quote takes the place of one that no longer held.
    tell: async (refusal) => (isQuoteGone(refusal) ? null : refusal),
    orderOf() {
      if (!pressed.current) throw new Error("There is no quote to convert by");
      const { quoteId, from, to, amount, receive, fee } = pressed.current;
      return {
        body: { quoteId, amount, receive, fee },
        facts: {
          pay: { amount, symbol: from },
          receive: { amount: receive, symbol: to },
          fee: { amount: fee, symbol: to },
        },
      };
    },
  });
  const { form, edit } = orderForm;
  const { isFrozen } = order;
  const { from, to: chosenTo, amount: text }: QuoteRequest = form.watch();
  const wallet = wallets.get(from);
  const targets = wallet ? convertTargets(wallet, wallets) : [];
  const to = targets.find((one) => one === chosenTo) ?? targets[0] ?? null;
  const available = wallet?.available ?? null;
  const limits: AmountLimits = { symbol: from, minimum: useMinimum(from), maximum: available };
  const read = readAmount(text, limits, { locale });
  const request = read.amount !== null && to !== null ? { from, to, amount: read.amount } : null;
  const quotes = useQuote(QUOTES, request, isFrozen);

  const { trigger, setValue } = form;
  useEffect(() => {
    if (chosenTo !== to) setValue("to", to ?? "");
  }, [setValue, chosenTo, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was enough before may be too much for another balance
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => trigger("amount"), REST_MS);
    return () => clearTimeout(timer);
  }, [trigger, text, available]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about what was typed then
  useEffect(() => edit(), [from, to, text]);

  const problem = quotes.error instanceof BffError ? quotes.error : null;
  const quoteError = (!isFrozen && problem?.fields.amount?.[0]) || null;
  const field = amountInput(form, "amount");
  const sources = [...wallets.values()].filter((one) => offeredActions(one).includes("convert"));
  const back = to === null ? undefined : wallets.get(to);
  const canTurn =
    back !== undefined &&
    offeredActions(back).includes("convert") &&
    convertTargets(back, wallets).includes(from);

  return {
    ...orderForm,
    formError: order.refused && untold === order.refused ? t("failed") : orderForm.formError,
    order,
    from,
    to,
    sources: sources.map((one) => one.symbol),
    targets,
    wallet,
    target: back,
    quotes,
    field: {
      ...field,
      available,
      error: isFrozen ? undefined : (field.error ?? quoteError ?? undefined),
      onTextChange(next: string): void {
        form.clearErrors("amount");
        setValue("amount", next, { shouldDirty: true });
      },
    },
    /** What is typed, as a plain decimal; null while it is none. */
    amount: read.amount,
    /** A quote is refused for what was typed. */
    hasQuoteError: quoteError !== null,
    /** The balance was not enough. */
    isShort: read.isShort || (order.refused ?? problem)?.code === "INSUFFICIENT_BALANCE",
    setFrom(next: string): void {
      form.clearErrors("amount");
      form.reset({ from: next, to: "", amount: text });
    },
    setTo: (next: string) => setValue("to", next),
    /** Turns the two tokens around; null where the other one does not convert back. */
    turn: canTurn && to !== null ? () => form.reset({ from: to, to: from, amount: text }) : null,
    /** Converts by the quote that is shown, or says what is in the way of one. */
    async onSubmit(event: SubmitEvent): Promise<void> {
      event.preventDefault();
      const { quote, isAsking, renewal } = quotes;
      if (!order.isUndecided && (!quote || isAsking || renewal)) {
        form.clearErrors("amount");
        const isPlain = await trigger("amount", { shouldFocus: true });
        if (isPlain && quoteError) form.setFocus("amount");
        return;
      }
      pressed.current = quote;
      orderForm.onSubmit(event);
    },
    /** The time of the shown quote is over. */
    expire(): void {
      if (!isFrozen) quotes.renew("expired");
    },
    restart(): void {
      form.reset({ from, to: to ?? "", amount: "" });
      order.forget();
    },
  };
}

export type Convert = ReturnType<typeof useConvert>;

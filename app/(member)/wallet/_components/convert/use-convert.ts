"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { isQuoteGone, useQuote } from "@/app/_order/use-quote";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { BffError } from "@/lib/bff/client/client";
import type { ConvertQuote } from "@/lib/contract/movement";
import { convertTargets } from "@/lib/domain/wallet/actions";
import {
  askQuote,
  type Conversion,
  type ConvertOrder,
  convert,
  fetchWallet,
} from "@/lib/domain/wallet/client";
import { conversionsDiffer, type QuoteRequest } from "@/lib/domain/wallet/quote";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import type { AmountLimits } from "@/lib/money/amount-check";
import { useMoney, useWallets } from "../money-provider";
import { useReviewedOrderForm } from "../use-reviewed-order-form";

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
 * A conversion from its fields to its receipt: quotes for what is typed, a review of the latest one, and the
 * one press that converts by it.
 */
export function useConvert(symbol: string) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const readAmount = useAmountReader();
  const wallets = useWallets().value;
  /** The quote that was confirmed: another one may have come by the time the fields are checked. */
  const pressed = useRef<ConvertQuote | null>(null);
  const form = useReviewedOrderForm<QuoteRequest, ConvertOrder, Conversion>({
    kind: "convert",
    scope: "",
    fields: FIELDS,
    reviewed: [],
    defaultValues: { from: symbol, to: "", amount: "" },
    failedText: t("failed"),
    send: convert,
    rules: async () =>
      (await import("../rules")).convertRules({
        amount: (text): string | null => readAmount(text, limits, { locale }).error,
      }),
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
    // A new quote takes the place of one that no longer held.
    isAnswered: isQuoteGone,
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
    },
  });
  const { from, to: chosenTo, amount: text }: QuoteRequest = form.form.watch();
  const wallet = wallets.get(from);
  const targets = wallet ? convertTargets(wallet, wallets) : [];
  const to = targets.find((one) => one === chosenTo) ?? targets[0] ?? null;
  const available = wallet?.available ?? null;
  const limits: AmountLimits = { symbol: from, minimum: useMinimum(from), maximum: available };
  const read = readAmount(text, limits, { locale });
  const request = read.amount !== null && to !== null ? { from, to, amount: read.amount } : null;
  const quotes = useQuote(QUOTES, request, form.isFrozen);

  const { trigger, setValue } = form.form;
  useEffect(() => {
    setValue("to", to ?? "");
  }, [setValue, to]);
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => trigger("amount"), REST_MS);
    return () => clearTimeout(timer);
  }, [trigger, text]);

  const { clear } = form.order;
  const requested = request && JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about another request
  useEffect(() => clear(), [requested]);

  const problem = quotes.error instanceof BffError ? quotes.error : null;
  const quoteError = (!form.isFrozen && problem?.fields.amount?.[0]) || null;
  const { edit } = form;
  const isTurnedDown = quoteError !== null && form.step === "review";
  useEffect(() => {
    if (isTurnedDown) edit();
  }, [isTurnedDown, edit]);

  return {
    ...form,
    from,
    to,
    targets,
    text,
    available,
    quotes,
    amountError: form.isFrozen ? null : (form.form.formState.errors.amount?.message ?? quoteError),
    /** A quote is refused for what was typed. */
    hasQuoteError: quoteError !== null,
    /** The balance was not enough. */
    isShort: read.isShort || (form.refusal ?? problem)?.code === "INSUFFICIENT_BALANCE",
    setText(next: string) {
      form.form.clearErrors("amount");
      setValue("amount", next, { shouldDirty: true });
    },
    setFrom(next: string) {
      form.form.reset({ from: next, to: "", amount: "" });
    },
    /** Goes on to the review, or converts by the quote that it shows. */
    async onSubmit(event: SubmitEvent): Promise<void> {
      event.preventDefault();
      if (form.step === "order") {
        if (await form.review()) quotes.accept();
        return;
      }
      const { quote, isAsking, renewal } = quotes;
      if (!form.order.isUndecided && (!quote || isAsking || renewal)) return;
      pressed.current = quote;
      form.onSubmit(event);
    },
    /** The time of the shown quote is over. */
    expire() {
      if (!form.isFrozen) quotes.renew("expired");
    },
  };
}

export type Convert = ReturnType<typeof useConvert>;

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { orderGate } from "@/app/_order/order-gate";
import { isQuoteGone, useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { BffError } from "@/lib/bff/client/client";
import type { ResaleListing, ResaleQuote } from "@/lib/contract/resale";
import { payment } from "@/lib/domain/marketplace/payment";
import {
  askResaleQuote,
  buyListedMachine,
  type ResalePurchase,
  type ResalePurchaseForm,
} from "@/lib/domain/marketplace/resale-client";
import { useMarketplace } from "../../_components/marketplace-provider";

// What is listed never changes, so neither does its price.
const QUOTES = {
  ask: askResaleQuote,
  pauseMs: 0,
  differ: (one: ResaleQuote, other: ResaleQuote) => one.total.amount !== other.total.amount,
};

/** A purchase of a listed machine, from its price to its receipt; null for one of an earlier visit. */
export function useBuyListed(listing: ResaleListing | null) {
  const { book, locale, member, refreshPage, refreshWallets, wallets } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const codeEmpty = useTranslations("transfer")("codeEmpty");
  const [isCodeDemanded, setCodeDemanded] = useState(false);
  const order = useOrder<ResalePurchaseForm, ResalePurchase>({
    kind: "buyListed",
    scope: "",
    send: buyListedMachine,
    onAccepted: (done) => book(done.wallets),
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
      const wantsCode = refusal.code === "TWO_FACTOR_REQUIRED" && member.hasTwoFactor;
      if (wantsCode || refusal.code === "STEP_UP_REQUIRED") setCodeDemanded(true);
    },
    reread: refreshWallets,
  });
  const proof = useOrderProof({
    action: "order",
    what: t("title", { name: listing?.model ?? "" }),
    locale,
    isWanted: member.hasPasskey,
  });
  const isHeld = order.isFrozen || order.result !== null;
  const quotes = useQuote(QUOTES, listing?.id ?? null, isHeld);
  const { quote, isAsking } = quotes;
  const unquoted = quotes.error instanceof BffError ? quotes.error : null;
  const isGone = !isHeld && !isAsking && isQuoteGone(unquoted);
  const needsCode = quote?.needsCode === true || isCodeDemanded;
  const asksForCode = needsCode && !member.hasPasskey;
  const form = useOrderForm<{ code: string }, ResalePurchaseForm, ResalePurchase>(order, {
    fields: ["code"],
    defaultValues: { code: "" },
    failedText: t("failed"),
    rules: async () => (await import("./code-of-order")).codeOfOrder(asksForCode, codeEmpty),
    orderOf: ({ code }) => ({
      body: {
        listingId: listing?.id ?? "",
        quoteId: quote?.quoteId ?? "",
        price: listing?.price.amount ?? "",
        ...(asksForCode && { code: plainCode(code) }),
      },
      facts: listing ? { subject: listing.model, pay: listing.price } : {},
    }),
    async confirm(placed) {
      if (!quote || isAsking) return null;
      return needsCode ? proof.confirm(placed) : placed.body;
    },
    tell: async (refusal) => (isQuoteGone(refusal) || orderGate(refusal) ? null : refusal),
  });

  useEffect(refreshWallets, [refreshWallets]);
  useEffect(() => {
    if (isGone) refreshPage();
  }, [isGone, refreshPage]);

  const wallet = listing && wallets.get(listing.price.symbol);
  const available = order.refused?.details.available ?? wallet?.available ?? null;
  const paid = listing && available !== null ? payment(available, listing.price.amount) : null;
  const met = (order.refused ?? unquoted) && orderGate((order.refused ?? unquoted) as BffError);
  return {
    ...form,
    order,
    quotes,
    /** Somebody was faster, or the seller took it back. */
    isGone,
    isHeld,
    asksForCode,
    confirmation: proof.dialog,
    available,
    payment: paid,
    isShort: !isHeld && paid?.isEnough === false,
    gate: met?.kind === "twoFactor" && member.hasTwoFactor ? null : met,
    /** The quote did not hold any more; the next one is there. */
    wasTooLate: isQuoteGone(order.refused),
    /** The time of the price is over: the next one is asked for by itself. */
    expire() {
      if (!isHeld) quotes.renew("expired");
    },
  };
}

export type BuyListed = ReturnType<typeof useBuyListed>;

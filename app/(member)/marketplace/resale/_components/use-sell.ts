"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { orderGate } from "@/app/_order/order-gate";
import { isQuoteGone, useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { BffError } from "@/lib/bff/client/client";
import type { ResaleOffer } from "@/lib/contract/resale";
import {
  askResaleOffer,
  type ListedMachine,
  listMachineForSale,
  type ResaleForm,
} from "@/lib/domain/marketplace/resale-client";
import type { SellableMachine } from "@/lib/domain/marketplace/resale-server";
import { useMarketplace } from "../../_components/marketplace-provider";
import { sellPriceReader } from "./sell-price";

const QUOTES = {
  ask: askResaleOffer,
  pauseMs: 250,
  differ: (one: ResaleOffer, other: ResaleOffer) => one.receives !== other.receives,
};

interface SellValues {
  price: string;
  code: string;
}

/** What a sale needs of a machine. */
export type MachineForSale = Pick<SellableMachine, "id" | "model" | "th" | "resale">;

/** Putting a machine up for sale: the price as typed, what the member would receive, and the one order by it. */
export function useSell(machine: MachineForSale) {
  const { locale, member, refreshPage } = useMarketplace();
  const t = useTranslations("resale");
  const codeEmpty = useTranslations("transfer")("codeEmpty");
  const readAmount = useAmountReader();
  const [isCodeDemanded, setCodeDemanded] = useState(false);
  const readPrice = sellPriceReader(readAmount, {
    bounds: machine.resale,
    locale,
    aboveMaximum: (amount) => t("aboveMaximum", { amount }),
    wholeCents: t("wholeCents"),
  });
  const order = useOrder<ResaleForm, ListedMachine>({
    kind: "listMachine",
    scope: machine.id,
    send: listMachineForSale,
    onAccepted: refreshPage,
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
      const wantsCode = refusal.code === "TWO_FACTOR_REQUIRED" && member.hasTwoFactor;
      if (wantsCode || refusal.code === "STEP_UP_REQUIRED") setCodeDemanded(true);
    },
  });
  const title = t("sellName", { name: machine.model });
  const proof = useOrderProof({
    ...{ action: "order", what: title, locale },
    isWanted: member.hasPasskey,
  });
  const form = useOrderForm<SellValues, ResaleForm, ListedMachine>(order, {
    fields: ["price", "code"],
    defaultValues: { price: "", code: "" },
    failedText: t("sellFailed"),
    rules: async () =>
      (await import("./sell-rules")).sellRules({
        price: (text) => readPrice(text).error,
        isCodeAsked: asksForCode,
        codeEmpty,
      }),
    orderOf: ({ code }) => ({
      body: { quoteId: quote?.quoteId ?? "", ...(asksForCode && { code: plainCode(code) }) },
      facts: {
        subject: `${machine.model} ${machine.id}`,
        ...(quote && { receive: { amount: quote.receives, symbol: quote.price.symbol } }),
      },
    }),
    async confirm(placed) {
      if (!quote || quotes.isAsking) return null;
      return needsCode ? proof.confirm(placed) : placed.body;
    },
    async tell(refusal) {
      if (orderGate(refusal)) return null;
      if (!isQuoteGone(refusal)) return refusal;
      // The words of the form: the figures are asked anew, and may be the same.
      return new BffError(refusal.status, { code: refusal.code, message: "" }, refusal);
    },
  });
  const values = form.form.watch();
  const read = readPrice(values.price);
  const isHeld = order.isFrozen || order.result !== null;
  const quotes = useQuote(
    QUOTES,
    read.amount === null ? null : { machineId: machine.id, price: read.amount },
    isHeld,
  );
  const { quote } = quotes;
  const unquoted = quotes.error instanceof BffError && !quotes.isAsking ? quotes.error : null;
  const needsCode = quote?.needsCode === true || isCodeDemanded;
  const asksForCode = needsCode && !member.hasPasskey;
  const refused = order.refused ?? unquoted;
  const gate = refused && orderGate(refused);
  return {
    ...form,
    order,
    quotes,
    title,
    isHeld,
    asksForCode,
    confirmation: proof.dialog,
    field: amountInput(form.form, "price", form.edit),
    priceError:
      unquoted?.fields.price?.[0] ??
      form.form.formState.errors.price?.message ??
      (read.isTold ? (read.error ?? undefined) : undefined),
    /** It cannot be sold, for all that was known of it. */
    isUnsellable: !isHeld && isQuoteGone(unquoted),
    unquoted,
    gate: gate?.kind === "twoFactor" && member.hasTwoFactor ? null : gate,
  };
}

export type SellForm = ReturnType<typeof useSell>;

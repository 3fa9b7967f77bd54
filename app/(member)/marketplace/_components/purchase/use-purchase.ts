"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useEffect, useState } from "react";
import type { PlacedOrder } from "@/app/_order/order-engine";
import { orderGate } from "@/app/_order/order-gate";
import type { OrderRecord } from "@/app/_order/order-record";
import { isQuoteGone } from "@/app/_order/quote/use-quote";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { isCountedDown } from "@/app/_shell/forms/refusal/counted-down";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import type { OrderForm } from "@/lib/domain/marketplace/client";
import { possibleUpgrade } from "@/lib/domain/marketplace/machine-change";
import { payment } from "@/lib/domain/marketplace/payment";
import { useMarketplace } from "../marketplace-provider";
import type { PurchaseTarget } from "./target";
import { useMachineOrders } from "./use-machine-orders";
import { useOffer, type Wanted } from "./use-offer";
import { useQuantity } from "./use-quantity";

interface PurchaseValues {
  quantity: string;
  /** Of an upgrade; empty keeps what the machine has. */
  th: string;
  wPerTh: string;
  code: string;
}

/** A purchase from its price to its receipt; an order is sent once, at the price that is shown. */
export function usePurchase(target: PurchaseTarget) {
  const { book, locale, member, refreshPage, refreshWallets, wallets } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const codeEmpty = useTranslations("transfer")("codeEmpty");
  const { product, machine } = target;
  /** An order asked for a code that its quote had not announced. */
  const [isCodeDemanded, setCodeDemanded] = useState(false);
  /** The end of the machine with which its renewal was refused last. */
  const [refusedEnd, setRefusedEnd] = useState<string | null>(null);
  const { order, mode, isUpgrade, setMode } = useMachineOrders(target, {
    onAccepted: (done) => book(done.wallets),
    onRefused: refuse,
    reread: refreshWallets,
  });
  const { clear, isFrozen, refused } = order;
  const subject = machine ? `${machine.model} ${machine.id}` : product.name;
  const proof = useOrderProof({
    action: "order",
    what: t(isUpgrade ? "upgradeTitle" : machine ? "renewTitle" : "title", { name: product.name }),
    locale,
    isWanted: member.hasPasskey,
  });
  const isHeld = isFrozen || order.result !== null;
  const server = useServerForm<PurchaseValues, void>({
    fields: ["code"],
    defaultValues: { quantity: "1", th: "", wPerTh: "", code: "" },
    failedText: t("failed"),
    async rules() {
      const { purchaseRules } = await import("./purchase-rules");
      const { largest } = quantity;
      const needsCode = asksForCode;
      const quantityInvalid = t("quantityInvalid", { count: largest });
      return purchaseRules({ largest, needsCode, quantityInvalid, codeEmpty });
    },
    async send({ code }) {
      if (!quote || offer.isAsking || offer.renewal) return;
      const placed: PlacedOrder<OrderForm> = {
        body: {
          quoteId: quote.quoteId,
          ...(asksForCode && { code: plainCode(code) }),
          ...(machine && !isUpgrade && { endsAt: machine.endsAt }),
        },
        facts: { subject: machine ? subject : `${quote.qty} × ${subject}`, pay: quote.total },
      };
      const body = needsCode ? await proof.confirm(placed) : placed.body;
      if (body === null) return;
      const { phase, refusal } = await order.place({ ...placed, body });
      if (phase === "refused" && refusal && !isQuoteGone(refusal)) throw refusal;
    },
    onDone: () => {},
  });
  const { form } = server;
  const change = (name: keyof PurchaseValues, text: string) =>
    form.setValue(name, text, {
      shouldDirty: true,
      shouldValidate: Boolean(form.formState.errors[name]),
    });
  // What a member has already is there, however many more are.
  const stock = machine ? null : product.stock;
  const quantity = useQuantity(stock, form.watch("quantity"), (text) => change("quantity", text));
  const choice = { th: form.watch("th"), wPerTh: form.watch("wPerTh") };
  const wish = machine
    ? possibleUpgrade(machine, {
        ...(choice.th && { th: choice.th }),
        ...(choice.wPerTh && { wPerTh: choice.wPerTh }),
      })
    : null;
  const wanted: Wanted = isUpgrade
    ? { kind: "upgrade", wish }
    : { kind: machine ? "term" : "pieces" };
  const offer = useOffer(target, quantity, wanted, isHeld);
  const { quote } = offer;
  const needsCode = quote?.needsCode === true || isCodeDemanded;
  const asksForCode = needsCode && !member.hasPasskey;

  useEffect(refreshWallets, [refreshWallets]);
  const qty = quantity.quantity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about another quantity
  useEffect(() => clear(), [qty, choice.th, choice.wPerTh, mode]);

  function refuse(error: BffError, { body }: OrderRecord): void {
    if (isQuoteGone(error)) {
      offer.renew("refused");
      setRefusedEnd((body as OrderForm).endsAt ?? null);
      if (machine) refreshPage();
    }
    const wantsCode = error.code === "TWO_FACTOR_REQUIRED" && member.hasTwoFactor;
    if (wantsCode || error.code === "STEP_UP_REQUIRED") setCodeDemanded(true);
  }

  // A new quote takes the place of one that no longer held.
  const wasTooLate = isQuoteGone(refused);
  const refusal = wasTooLate ? null : refused;
  const wallet = wallets.get((quote?.total ?? product.price).symbol);
  const available = refusal?.details.available ?? wallet?.available ?? null;
  const paid = quote && available !== null ? payment(available, quote.total.amount) : null;
  const met = refusal && orderGate(refusal);
  // Who has two-factor codes is asked for one instead.
  const gate = met?.kind === "twoFactor" && member.hasTwoFactor ? null : met;
  const codeError = form.formState.errors.code?.message ?? refusal?.fields.code?.[0];
  const isToldElsewhere = gate !== null || codeError !== undefined || isCountedDown(refusal);
  const isShort = !isHeld && paid?.isEnough === false;
  return {
    order,
    offer,
    /** Of a machine that can be renewed and upgraded: which of both, and how it becomes the other. */
    machineMode: { mode: isUpgrade ? ("upgrade" as const) : ("renew" as const), set: setMode },
    upgrade: {
      wish,
      choice,
      errors: offer.error instanceof BffError ? offer.error.fields : {},
      choose: (name: "th" | "wPerTh", value: string) => change(name, value),
    },
    /** Asks for a passkey in the place of the code. */
    confirmation: proof.dialog,
    code: {
      isAsked: asksForCode,
      error: codeError,
      field: {
        name: "code",
        ref: form.register("code").ref,
        value: form.watch("code"),
        onChange(event: ChangeEvent<HTMLInputElement>) {
          change("code", event.target.value);
          clear();
        },
      },
    },
    available,
    payment: paid,
    isShort,
    isHeld,
    refusal,
    gate,
    wasTooLate,
    /** The machine has another end than it had when its renewal was refused. */
    hasNewEnd: wasTooLate && !isUpgrade && refusedEnd !== null && refusedEnd !== machine?.endsAt,
    formError: refusal && !isToldElsewhere && !isShort ? refusedText(refusal, t("failed")) : null,
    secondsToWait: Math.max(server.secondsToWait, order.secondsToWait),
    /** Pays, or sends the undecided order again. */
    onSubmit(event: React.SubmitEvent): void {
      if (!order.isUndecided) server.onSubmit(event);
      else {
        event.preventDefault();
        if (order.secondsToWait === 0) order.repeat();
      }
    },
    /** The time of the price is over: the next one is asked for by itself. */
    expire() {
      if (!isHeld) offer.renew("expired");
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;

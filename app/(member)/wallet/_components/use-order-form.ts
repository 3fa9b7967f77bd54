"use client";

import { useEffect, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { PlacedOrder } from "@/app/_order/order-engine";
import type { OrderPlace } from "@/app/_order/order-record";
import { useOrder } from "@/app/_order/use-order";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import type { WalletBalance } from "@/lib/domain/wallet/balances";
import { useMoney } from "./money-provider";

interface OrderFormOptions<Values extends FieldValues, Body, Result> extends OrderPlace {
  /** In their order on the screen. */
  fields: readonly Path<Values>[];
  /** The fields of the second step; the others are on the first. */
  reviewed: readonly Path<Values>[];
  defaultValues: DefaultValues<Values>;
  /** The order that the values make up. */
  orderOf: (values: Values) => PlacedOrder<Body>;
  send: (body: Body, key: string) => Promise<Result>;
  failedText: string;
}

/**
 * An order of two steps: what is wanted, then a review that sends it once. A refusal goes back to the
 * step of the field that it names.
 */
export function useOrderForm<
  Values extends FieldValues,
  Body,
  Result extends { readonly wallets: readonly WalletBalance[] },
>({
  kind,
  scope,
  fields,
  reviewed,
  defaultValues,
  orderOf,
  send,
  failedText,
}: OrderFormOptions<Values, Body, Result>) {
  const { book } = useMoney();
  const [step, setStep] = useState<"order" | "review">("order");
  const order = useOrder<Body, Result>({
    kind,
    scope,
    send,
    onAccepted: ({ wallets }) => book(wallets),
  });
  const server = useServerForm<Values, void>({
    fields,
    defaultValues,
    async send(values) {
      const { phase, refusal } = await order.place(orderOf(values));
      if (phase === "refused" && refusal) throw refusal;
    },
    onDone: () => {},
    failedText,
  });
  const { form, refusal } = server;

  const backTo =
    refusal && fields.find((field) => refusal.fields[field] && !reviewed.includes(field));
  useEffect(() => {
    if (backTo) setStep("order");
  }, [backTo]);
  useEffect(() => {
    if (step === "order" && backTo) form.setFocus(backTo);
  }, [form, step, backTo]);

  const { refused } = order;
  // An order that was sent again is refused after the form has long forgotten it.
  const lateRefusal = refused && refused !== refusal ? refused : null;
  const lateError =
    lateRefusal &&
    (Object.values(lateRefusal.fields)[0]?.[0] ?? (lateRefusal.message || failedText));
  return {
    form,
    order,
    refusal: refused,
    secondsToWait: Math.max(server.secondsToWait, order.secondsToWait),
    formError: refused ? (lateError ?? server.formError) : null,
    step,
    isPending: order.isPending,
    isFrozen: order.isFrozen,
    /** Sends the order, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (order.isUndecided) {
        event.preventDefault();
        order.repeat();
      } else server.onSubmit(event);
    },
    /** Goes on to the review when the fields of the first step are fine. */
    async review(): Promise<boolean> {
      const first = fields.filter((field) => !reviewed.includes(field));
      const isFine = await form.trigger(first, { shouldFocus: true });
      if (isFine) setStep("review");
      return isFine;
    },
    edit() {
      order.clear();
      setStep("order");
    },
    restart() {
      form.reset();
      order.forget();
      setStep("order");
    },
  };
}

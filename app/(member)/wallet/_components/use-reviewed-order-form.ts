"use client";

import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, get, type Path } from "react-hook-form";
import type { z } from "zod";
import type { PlacedOrder } from "@/app/_order/order-engine";
import type { OrderPlace } from "@/app/_order/order-record";
import { useOrder } from "@/app/_order/use-order";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useBackStep } from "@/app/_ui/overlay/use-back-step";
import type { BffError } from "@/lib/bff/client/client";
import type { Balances } from "@/lib/contract/values/balances";
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
  /** They load with the first check. */
  rules: () => Promise<z.ZodType<unknown, Values>>;
  /** True for a refusal that the screen answers itself, such as by new figures. */
  isAnswered?: (refusal: BffError) => boolean;
  /** After an answer which means that nothing was booked. */
  onRefused?: (refusal: BffError) => void;
}

/**
 * An order of two steps: what is wanted, then a review that sends it once. A refusal goes back to the
 * step of the field that it names.
 */
export function useReviewedOrderForm<
  Values extends FieldValues,
  Body,
  Result extends { readonly wallets: Balances },
>({
  kind,
  scope,
  fields,
  reviewed,
  defaultValues,
  orderOf,
  send,
  failedText,
  rules,
  isAnswered = () => false,
  onRefused,
}: OrderFormOptions<Values, Body, Result>) {
  const { book } = useMoney();
  const [step, setStep] = useState<"order" | "review">("order");
  const order = useOrder<Body, Result>({
    kind,
    scope,
    send,
    onAccepted: ({ wallets }) => book(wallets),
    onRefused,
  });
  const server = useServerForm<Values, void>({
    fields,
    defaultValues,
    async send(values) {
      const { phase, refusal } = await order.place(orderOf(values));
      if (phase === "refused" && refusal && !isAnswered(refusal)) throw refusal;
    },
    onDone: () => {},
    failedText,
    rules,
  });
  const { form, refusal } = server;

  // What the review turned down, here or at the service, is mended where it was typed.
  const { errors } = form.formState;
  const backTo = fields.find((field) => get(errors, field) && !reviewed.includes(field)) ?? null;
  const isBack = backTo !== null && step === "review" && !order.isFrozen;
  const isReturning = useRef(false);
  useEffect(() => {
    if (!isBack) return;
    isReturning.current = true;
    setStep("order");
  }, [isBack]);
  useEffect(() => {
    if (step !== "order" || backTo === null || !isReturning.current) return;
    isReturning.current = false;
    form.setFocus(backTo);
  }, [form, step, backTo]);

  useBackStep(step === "review" && !order.result && !order.isFrozen, () => {
    if (order.isPending) return false;
    order.clear();
    setStep("order");
    return true;
  });

  const refused = order.refused && !isAnswered(order.refused) ? order.refused : null;
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

"use client";

import { useEffect, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { isOutcomeUnknown } from "@/lib/bff/client";

interface OrderFormOptions<Values extends FieldValues, Result> {
  /** In their order on the screen. */
  fields: readonly Path<Values>[];
  /** The fields of the second step; the others are on the first. */
  reviewed: readonly Path<Values>[];
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<Result>;
  failedText: string;
}

/**
 * An order of two steps: what is wanted, then a review that sends it once. A refusal goes back to the
 * step of the field that it names. While it is unknown whether the order was booked nothing of it can
 * be edited, so that the same order is sent again.
 */
export function useOrderForm<Values extends FieldValues, Result>({
  fields,
  reviewed,
  defaultValues,
  send,
  failedText,
}: OrderFormOptions<Values, Result>) {
  const [step, setStep] = useState<"order" | "review">("order");
  const [result, setResult] = useState<Result | null>(null);
  const order = useServerForm<Values, Result>({
    fields,
    defaultValues,
    send,
    onDone: setResult,
    failedText,
  });
  const { form, refusal } = order;

  const backTo =
    refusal && fields.find((field) => refusal.fields[field] && !reviewed.includes(field));
  useEffect(() => {
    if (backTo) setStep("order");
  }, [backTo]);
  useEffect(() => {
    if (step === "order" && backTo) form.setFocus(backTo);
  }, [form, step, backTo]);

  const isUnknown = isOutcomeUnknown(refusal);
  return {
    ...order,
    formError: isUnknown ? null : order.formError,
    step,
    result,
    isUnknown,
    isFrozen: isUnknown || order.isPending,
    /** Goes on to the review when the fields of the first step are fine. */
    async review(): Promise<boolean> {
      const first = fields.filter((field) => !reviewed.includes(field));
      const isFine = await form.trigger(first, { shouldFocus: true });
      if (isFine) setStep("review");
      return isFine;
    },
    edit: () => setStep("order"),
    restart() {
      form.reset();
      setStep("order");
      setResult(null);
    },
  };
}

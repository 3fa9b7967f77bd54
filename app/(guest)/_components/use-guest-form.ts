"use client";

import { useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { showErrorToast } from "@/app/_ui/toast";
import { useCountdown } from "@/app/_ui/use-countdown";
import { BffError } from "@/lib/bff/client";
import { waitUntilMs } from "./wait-until";

interface GuestFormTexts {
  failed: string;
  close: string;
}

interface GuestForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** For `<form onSubmit>`. */
  onSubmit: (event: React.SubmitEvent) => void;
  isPending: boolean;
  /** What is wrong with the form as a whole. */
  formError: string | null;
  /** The latest refusal by the server, for facts such as the tries left. */
  refusal: BffError | null;
  secondsToWait: number;
}

/**
 * A form that asks the server once a submit and then leaves for another document. A refusal goes to
 * its fields, to the form and to a toast (R5.1, R8.2); what was typed stays.
 *
 * @param send resolves to the address to go to
 */
export function useGuestForm<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  send: (values: Values) => Promise<{ next: string }>,
  texts: GuestFormTexts,
): GuestForm<Values> {
  const form = useForm<Values>({ shouldFocusError: true });
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const secondsToWait = useCountdown(waitUntil);

  function showRefusal(error: unknown): void {
    const known = error instanceof BffError ? error : null;
    const message = known?.message || texts.failed;
    const marked = fields.filter((field) => known?.fields[field]?.[0]);
    for (const [index, field] of marked.entries()) {
      form.setError(field, { message: known?.fields[field]?.[0] }, { shouldFocus: index === 0 });
    }
    setFormError(known?.fields._?.[0] ?? (marked.length > 0 ? null : message));
    setRefusal(known);
    setWaitUntil(known && waitUntilMs(known));
    showErrorToast(message, texts.close);
  }

  async function submit(values: Values): Promise<void> {
    if (isSending.current || secondsToWait > 0) return;
    isSending.current = true;
    setPending(true);
    setFormError(null);
    try {
      const { next } = await send(values);
      window.location.assign(next);
    } catch (error) {
      isSending.current = false;
      setPending(false);
      showRefusal(error);
    }
  }

  return {
    form,
    onSubmit: form.handleSubmit(submit),
    isPending,
    formError,
    refusal,
    secondsToWait,
  };
}

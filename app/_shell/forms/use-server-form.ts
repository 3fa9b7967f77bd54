"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { dismissToast, showErrorToast } from "@/app/_ui/overlay/toast";
import { useCountdown } from "@/app/_ui/text/use-countdown";
import { BffError } from "@/lib/bff/client/client";
import type { ValidationKey } from "@/lib/contract/protocol/issues";
import { LEAVING, useSingleFlight } from "./use-single-flight";
import { waitUntilMs } from "./wait-until";

export interface ServerFormOptions<Values extends FieldValues, Result> {
  /** The fields that a refusal may name, in their order on the screen. */
  fields: readonly Path<Values>[];
  /** Sends the values; a refusal is a {@link BffError}. */
  send: (values: Values) => Promise<Result>;
  /** After a success. */
  onDone: (result: Result) => void;
  /** The success loads another document, so the form stays locked until then. */
  leaves?: true;
  /** Said where the server gives no words of its own; by default the sentence that any form says. */
  failedText?: string;
  /** Said where files are sent: a host in front refuses a large body without a word of ours. */
  tooLargeText?: string;
  defaultValues?: DefaultValues<Values>;
  /** Rules checked before anything is sent; they load with the first change or submit. */
  rules: () => Promise<z.ZodType<unknown, Values>>;
}

interface ServerForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** For `<form onSubmit>`. */
  onSubmit: (event: React.SubmitEvent) => void;
  isPending: boolean;
  /** What is wrong with the form as a whole. */
  formError: string | null;
  /** The latest refusal by the server, for facts such as the tries left. */
  refusal: BffError | null;
  secondsToWait: number;
  /** Takes a refusal back with its wait: what it was about has been edited. */
  endWait: () => void;
}

function loadResolver<Values extends FieldValues>(
  load: ServerFormOptions<Values, unknown>["rules"],
) {
  return Promise.all([
    import("@hookform/resolvers/zod"),
    import("@/lib/contract/protocol/issues"),
    load(),
  ]);
}

function lazyResolver<Values extends FieldValues>(
  load: ServerFormOptions<Values, unknown>["rules"],
  wordIssue: (key: ValidationKey) => string,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, { issueKey }, schema] = await loadResolver(load);
    const check = zodResolver(schema as never, { error: (issue) => wordIssue(issueKey(issue)) });
    return (check as unknown as Resolver<Values>)(values, context, options);
  };
}

/**
 * A form that asks the server once a submit. A refusal goes to its fields, to the form and, in the same words,
 * to its one toast (R5.1, R8.2), which goes with a success; what was typed stays, and the focus goes to the first bad field.
 */
export function useServerForm<Values extends FieldValues, Result>({
  fields,
  send,
  onDone,
  leaves,
  failedText,
  tooLargeText,
  defaultValues,
  rules,
}: ServerFormOptions<Values, Result>): ServerForm<Values> {
  const t = useTranslations();
  const form = useForm<Values>({
    shouldFocusError: true,
    defaultValues,
    resolver: lazyResolver(rules, (key) => t(`validation.${key}`)),
  });
  const { subscribe } = form;
  const hasRules = useRef(false);
  const loadRules = useRef(async () => {
    await loadResolver(rules);
    hasRules.current = true;
  });
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback() {
        stop();
        // A failure shows with the submit, which loads them again.
        loadRules.current().catch(() => {});
      },
    });
    return stop;
  }, [subscribe]);
  const toastId = useId();
  const { isPending, run } = useSingleFlight();
  const [formError, setFormError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const secondsToWait = useCountdown(waitUntil);

  function showRefusal(error: unknown): void {
    const known = error instanceof BffError ? error : null;
    const unsaid = known?.code === "TOO_LARGE" ? tooLargeText : undefined;
    const message = known?.message || unsaid || (failedText ?? t("login.failed"));
    const marked = fields.filter((field) => known?.fields[field]?.[0]);
    for (const [index, field] of marked.entries()) {
      form.setError(field, { message: known?.fields[field]?.[0] }, { shouldFocus: index === 0 });
    }
    // What is said of a field that this form lacks stands at the form as a whole.
    const others = Object.entries(known?.fields ?? {})
      .filter(([name]) => !fields.some((field) => field === name))
      .flatMap(([, words]) => words.slice(0, 1));
    const wait = known && waitUntilMs(known);
    // A wait is counted down beside the button; the sentence would soon name the wrong time.
    const isToldElsewhere = marked.length > 0 || (wait && known?.code === "RATE_LIMITED");
    const whole = others.join(" ") || (isToldElsewhere ? null : message);
    setFormError(whole);
    setRefusal(known);
    setWaitUntil(wait);
    const said = [...marked.map((field) => known?.fields[field]?.[0]), ...others].join(" ");
    // The alert at the form says it, or the field that takes the focus; of a wait the toast alone does.
    const isSaid = marked.length > 0 || whole !== null;
    showErrorToast(said || message, { id: toastId, isSaidElsewhere: isSaid });
  }

  async function submit(values: Values): Promise<typeof LEAVING | undefined> {
    setFormError(null);
    const result = await send(values);
    if (refusal) dismissToast(toastId);
    setRefusal(null);
    onDone(result);
    return leaves && LEAVING;
  }

  const check = form.handleSubmit(async (values) => {
    if (secondsToWait === 0) await run(() => submit(values), showRefusal);
  });

  return {
    form,
    async onSubmit(event) {
      event.preventDefault();
      // The press is heard while the rules are still on their way; that they cannot be had is a refusal like any other.
      if (!hasRules.current) await run(loadRules.current, showRefusal);
      if (hasRules.current) check().catch(showRefusal);
    },
    isPending,
    formError,
    refusal,
    secondsToWait,
    endWait() {
      setWaitUntil(null);
      setFormError(null);
      setRefusal(null);
    },
  };
}

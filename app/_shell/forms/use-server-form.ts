"use client";

import { useLocale, useTranslations } from "next-intl";
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
import { useCountdown } from "@/app/_ui/time/use-countdown";
import { BffError } from "@/lib/bff/client/client";
import type { ValidationKey } from "@/lib/contract/protocol/issues";
import { refusalTexts, type UnknownOutcome } from "./refusal/refusal-texts";
import { LEAVING, useSingleFlight } from "./use-single-flight";

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
  /** Of a write that may have been carried out although its answer was lost. */
  unknown?: UnknownOutcome;
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
  /** An answer was lost, and no success has come since; only with `unknown`. */
  isUndecided: boolean;
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
  unknown,
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
  const locale = useLocale();
  const wordedIn = useRef(locale);
  useEffect(() => {
    if (wordedIn.current === locale) return;
    wordedIn.current = locale;
    // What the server said has no type, and stays in its words.
    const worded = Object.entries(form.formState.errors).filter(([, error]) => error?.type);
    if (worded.length === 0) return;
    // A form that takes new values with the language has taken them by then: it would drop this check.
    loadRules
      .current()
      .then(() => form.trigger(worded.map(([field]) => field as Path<Values>)))
      .catch(() => {});
  }, [locale, form]);
  const toastId = useId();
  const { isPending, run } = useSingleFlight();
  const [formError, setFormError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [isUndecided, setUndecided] = useState(false);
  const secondsToWait = useCountdown(waitUntil);

  function showRefusal(error: unknown): void {
    const known = error instanceof BffError ? error : null;
    const told = refusalTexts(known, {
      ...{ fields, tooLargeText, unknown },
      failedText: failedText ?? t("login.failed"),
      wasUndecided: isUndecided,
    });
    for (const [index, [field, message]] of told.marked.entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
    setFormError(told.whole);
    setRefusal(known);
    setUndecided(told.isUndecided);
    setWaitUntil(told.waitUntil);
    // The alert at the form says it, or the field that takes the focus or kept it; of a wait the toast alone does.
    const isSaid = told.marked.length > 0 || told.whole !== null;
    showErrorToast(told.toast, { id: toastId, isSaidElsewhere: isSaid });
  }

  async function submit(values: Values): Promise<typeof LEAVING | undefined> {
    setFormError(null);
    const result = await send(values);
    if (refusal) dismissToast(toastId);
    setRefusal(null);
    // Null is of a member who has not confirmed, so that nothing was sent.
    if (result === null && isUndecided) setFormError(unknown?.text ?? null);
    else setUndecided(false);
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
      // What is as wrong as before is said anew.
      form.clearErrors();
      // The press is heard while the rules are still on their way; that they cannot be had is a refusal like any other.
      if (!hasRules.current) await run(loadRules.current, showRefusal);
      if (hasRules.current) check().catch(showRefusal);
    },
    isPending,
    formError,
    refusal,
    isUndecided,
    secondsToWait,
    endWait() {
      setWaitUntil(null);
      setFormError(null);
      setRefusal(null);
    },
  };
}

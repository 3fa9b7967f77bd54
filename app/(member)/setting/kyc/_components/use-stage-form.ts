"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import type { KycView } from "@/lib/domain/kyc/view";
import type { KycFormState } from "./use-kyc-form";

interface StageFormOptions<Values extends FieldValues> {
  fields: readonly Path<Values>[];
  values: Values;
  /** Null when the member stopped the upload. */
  send: (values: Values) => Promise<KycView | null>;
  onDone: (view: KycView) => void;
  load: () => Promise<z.ZodType<unknown, Values>>;
}

/** The form of one stage; it opens with what an earlier refusal said about its fields. */
export function useStageForm<Values extends FieldValues>(
  { errors }: KycFormState,
  { fields, values, send, onDone, load }: StageFormOptions<Values>,
) {
  const t = useTranslations("kyc.form");
  const server = useServerForm<Values, KycView | null>({
    fields,
    defaultValues: values as never,
    send,
    onDone: (view) => view && onDone(view),
    failedText: t("failed"),
    // A reload, which other forms advise, would lose the files that did not arrive.
    unknown: { text: t("failed") },
    tooLargeText: t("tooLarge"),
    rules: load,
  });
  const { setError } = server.form;
  const opening = useRef({ fields, errors });

  useEffect(() => {
    const refused = opening.current.fields.filter((field) => opening.current.errors[field]);
    for (const [index, field] of refused.entries())
      setError(field, { message: opening.current.errors[field] }, { shouldFocus: index === 0 });
  }, [setError]);

  return server;
}

export type StageForm = Pick<
  ReturnType<typeof useStageForm>,
  "onSubmit" | "isPending" | "formError" | "secondsToWait"
>;

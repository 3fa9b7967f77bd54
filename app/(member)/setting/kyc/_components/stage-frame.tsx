"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { openStages } from "@/lib/domain/kyc/stages";
import { loadPatiently } from "@/lib/live/network";
import type { KycFormState } from "./use-kyc-form";
import type { StageForm } from "./use-stage-form";

interface StageFrameProps {
  wizard: KycFormState;
  server: StageForm;
  /** After every change of an input. */
  onTyped?: () => void;
  children: ReactNode;
}

const UploadState = lazy(() =>
  loadPatiently(async () => ({ default: (await import("./upload-state")).UploadState })),
);

/** One stage of the form: its heading, its fields, what is wrong, and the ways on and back. */
export function StageFrame({ wizard, server, onTyped, children }: StageFrameProps) {
  const { stage, hasMoved, view } = wizard;
  const t = useTranslations("kyc.form");
  const heading = useRef<HTMLHeadingElement>(null);
  const open = openStages(view);
  const previous = open[open.indexOf(stage) - 1];
  const isReview = stage === "review";
  const isPending = server.isPending || wizard.isLeaving;
  const isPreparing = wizard.preparing.size > 0;
  const waiting = t(isReview ? "submitting" : "saving");

  // Before it is painted: the button that was pressed is gone, and a dialog around it would take the focus first.
  useLayoutEffect(() => {
    const hasFocusedField = document.activeElement?.matches("[aria-invalid=true]");
    if (hasMoved && !hasFocusedField) heading.current?.focus();
  }, [hasMoved]);

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => (isPending ? event.preventDefault() : server.onSubmit(event))}
      onChange={onTyped}
      className="grid gap-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t(`headings.${stage}`)}
        </h2>
        <p className="mt-1 text-md text-muted">{t(`hints.${stage}`)}</p>
      </div>
      {children}
      <FormError text={server.formError} />
      {wizard.upload.progress && (
        <Suspense>
          <UploadState wizard={wizard} progress={wizard.upload.progress} />
        </Suspense>
      )}
      <p role="status" className="text-md text-muted empty:hidden">
        {wizard.upload.isCancelled && t("cancelled")}
      </p>
      <WaitLine seconds={server.secondsToWait} />
      <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-line pt-5">
        {previous ? (
          <Button
            className="max-sm:flex-auto"
            aria-disabled={isPending || isPreparing || undefined}
            onClick={() => !isPending && !isPreparing && wizard.moveTo(previous)}
          >
            {t("backButton")}
          </Button>
        ) : (
          <span className="max-sm:hidden" />
        )}
        <Button
          type="submit"
          tone="primary"
          className="max-sm:flex-auto"
          isPending={isPending}
          disabled={server.secondsToWait > 0 || isPreparing}
        >
          {isPending ? waiting : t(isReview ? "submit" : "next")}
        </Button>
      </div>
    </form>
  );
}

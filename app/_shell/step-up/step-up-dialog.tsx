"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { CodeField } from "@/app/_shell/fields/code-field";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { FormError } from "@/app/_shell/forms/form-error";
import { RefusedError } from "@/app/_shell/forms/refusal/refused-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { BffError } from "@/lib/bff/client/client";
import { askStepUp, proveStepUp, type StepUpChallenge } from "@/lib/domain/step-up/client";
import { isCancelled, signChallenge, supportsPasskeys } from "./passkey-ceremony";
import type { StepUpDialogProps } from "./use-step-up";

/** Nothing is left to confirm with, as when another tab has removed the passkey: asking again changes nothing. */
const hasNoFactor = ({ code }: BffError) => code === "TWO_FACTOR_REQUIRED";

type Proof = Parameters<typeof proveStepUp>[1];

/** The challenge of a request: asked for as the dialog opens, and again once when it is over before it is answered. */
function useChallenge({ action, sent }: StepUpDialogProps["request"]) {
  const [challenge, setChallenge] = useState<StepUpChallenge | null>(null);
  const [failure, setFailure] = useState<BffError | null>(null);
  const about = useRef({ action, sent });
  const refresh = useQuietRefresh();

  const begin = useCallback(async (): Promise<StepUpChallenge | null> => {
    setFailure(null);
    try {
      const { action, sent } = about.current;
      const next = await askStepUp(action, sent as Record<string, unknown>);
      setChallenge(next);
      return next;
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setChallenge(null);
      setFailure(error);
      if (hasNoFactor(error)) refresh();
      return null;
    }
  }, [refresh]);
  useEffect(() => {
    begin();
  }, [begin]);

  /** @throws BffError as `proveStepUp`; what `by` throws */
  async function prove(by: (challenge: StepUpChallenge) => Promise<Proof>): Promise<string | null> {
    for (let current = challenge, isFirst = true; current; isFirst = false) {
      try {
        return await proveStepUp(current.ceremonyId, await by(current));
      } catch (error) {
        const isOver = error instanceof BffError && error.code === "CEREMONY_OVER";
        if (!isOver || !isFirst) throw error;
        current = await begin();
      }
    }
    return null;
  }

  return { challenge, failure, begin, prove };
}

type Ceremony = ReturnType<typeof useChallenge>;

interface WayProps {
  readonly ceremony: Ceremony;
  readonly onDone: (proof: string) => void;
}

/** A press, and the browser asks for the passkey. */
function ByPasskey({ ceremony, onDone }: WayProps) {
  const t = useTranslations("stepUp");
  const { isPending, run } = useSingleFlight();
  const [problem, setProblem] = useState<string | null>(null);

  function wordsFor(error: unknown): string | null {
    if (isCancelled(error)) return null;
    if (!(error instanceof BffError)) return t("refused");
    return error.code === "VALIDATION_FAILED" ? t("refused") : error.message || t("failed");
  }

  async function sign() {
    setProblem(null);
    const proof = await ceremony.prove(async ({ publicKey }) => {
      if (!publicKey) throw new Error("The service asks for no passkey");
      return { assertion: await signChallenge(publicKey) };
    });
    if (proof === null) return;
    onDone(proof);
    return LEAVING;
  }

  async function onFailure(error: unknown): Promise<void> {
    setProblem(wordsFor(error));
    // What was answered is used up, whatever the answer.
    if (error instanceof BffError) await ceremony.begin();
  }

  return (
    <div className="grid gap-4">
      <FormError text={problem} />
      <Button tone="primary" size="hero" isPending={isPending} onClick={() => run(sign, onFailure)}>
        {t(isPending ? "waiting" : "passkey")}
      </Button>
    </div>
  );
}

/** One field for a code of the authenticator app, or a recovery code. */
function ByCode({ ceremony, onDone }: WayProps) {
  const t = useTranslations("stepUp");
  const required = useTranslations("transfer")("codeEmpty");
  const formId = useId();
  const { form, onSubmit, isPending, formError, refusal, secondsToWait } = useServerForm({
    fields: ["code"],
    defaultValues: { code: "" },
    failedText: t("failed"),
    rules: async () => (await import("@/app/_shell/forms/code-rules")).codeRules(required),
    send: ({ code }: { code: string }) =>
      ceremony.prove(() => Promise.resolve({ code: plainCode(code) })),
    onDone: (proof) => proof !== null && onDone(proof),
  });
  return (
    <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <CodeField
        error={form.formState.errors.code?.message}
        refusal={refusal}
        {...form.register("code")}
      />
      <FormError text={formError} />
      <SubmitLine
        text={t("confirm")}
        pendingText={t("confirming")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}

function StepUp({ request, onDone }: StepUpDialogProps) {
  const t = useTranslations("stepUp");
  const retry = useTranslations("common")("retry");
  const ceremony = useChallenge(request);
  const { challenge, failure } = ceremony;
  const [isCodeWanted, setCodeWanted] = useState(false);
  const hasPasskey = challenge?.methods.includes("passkey") === true && supportsPasskeys();
  const hasCode = challenge?.methods.includes("code") === true;
  const isByCode = hasCode && (isCodeWanted || !hasPasskey);
  const Way = isByCode ? ByCode : ByPasskey;
  return (
    <Modal title={t("title")} description={t("text")} onClose={() => onDone(null)}>
      <div className="grid gap-5">
        <FactList facts={[{ label: t("what"), value: request.what }, ...request.shown]} />
        {!challenge && !failure && <Skeleton className="h-14 w-full" />}
        {failure && (
          <div className="grid gap-4">
            <RefusedError error={failure} text={failure.message || t("failed")} />
            {!hasNoFactor(failure) && (
              <Button size="hero" onClick={ceremony.begin}>
                {retry}
              </Button>
            )}
          </div>
        )}
        {challenge && !failure && <Way ceremony={ceremony} onDone={onDone} />}
        {hasPasskey && hasCode && !failure && (
          <Button tone="quiet" onClick={() => setCodeWanted(!isByCode)}>
            {t(isByCode ? "usePasskey" : "useCode")}
          </Button>
        )}
      </div>
    </Modal>
  );
}

/** Names what is confirmed, and takes a passkey or a code for it: the passkey first. */
export default function StepUpDialog(props: StepUpDialogProps) {
  return (
    <LateTexts part="stepUp">
      <StepUp {...props} />
    </LateTexts>
  );
}

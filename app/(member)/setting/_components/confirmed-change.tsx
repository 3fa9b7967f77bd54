"use client";

import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { refusalTexts } from "@/app/_shell/forms/refusal/refusal-texts";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Button } from "@/app/_ui/control/button";
import { BffError } from "@/lib/bff/client/client";

interface ConfirmedChangeProps<Result> {
  action: "recovery_codes" | "second_factor_change";
  /** What the action is called. */
  what: string;
  texts: Readonly<Record<"submit" | "submitting" | "failed", string>> & {
    /** After a lost answer: it may have been done. */
    unknown?: string;
  };
  send: (proof: string) => Promise<Result>;
  onDone: (result: Result) => void;
}

/** A change that one press begins, and a passkey or a code confirms. */
export function ConfirmedChange<Result>({
  action,
  what,
  texts,
  send,
  onDone,
}: ConfirmedChangeProps<Result>) {
  const stepUp = useStepUp();
  const { isPending, run } = useSingleFlight();
  const [problem, setProblem] = useState<string | null>(null);
  const [isUndecided, setUndecided] = useState(false);
  const unknown = texts.unknown === undefined ? undefined : { text: texts.unknown };

  async function change(): Promise<void> {
    setProblem(null);
    const proof = await stepUp.ask({ action, what, sent: {}, shown: [] });
    if (proof !== null) onDone(await send(proof));
    else if (isUndecided) setProblem(texts.unknown ?? null);
  }

  function onFailure(error: unknown): void {
    if (!(error instanceof BffError)) throw error;
    const told = refusalTexts(error, {
      ...{ fields: [], failedText: texts.failed, unknown },
      wasUndecided: isUndecided,
    });
    setProblem(told.whole ?? told.toast);
    setUndecided(told.isUndecided);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <FormError text={problem} />
      <Button isPending={isPending} onClick={() => run(change, onFailure)}>
        {isPending ? texts.submitting : texts.submit}
      </Button>
      {stepUp.dialog}
    </div>
  );
}

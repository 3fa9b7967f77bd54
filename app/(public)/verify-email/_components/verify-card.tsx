"use client";

import { useRef, useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { Button } from "@/app/_ui/button";
import { showErrorToast } from "@/app/_ui/toast";
import { BffError } from "@/lib/bff/client";
import { verifyEmail } from "@/lib/sign-up/client";
import { WayOn, type WayOnProps } from "./way-on";

interface VerifyCardProps {
  token: string;
  /** Where a confirmed address leads, and where a new mail is to be had. */
  onward: WayOnProps;
  newMail: WayOnProps;
  texts: Record<
    | "heading"
    | "text"
    | "submit"
    | "submitting"
    | "doneHeading"
    | "doneText"
    | "deadHeading"
    | "deadText"
    | "failed"
    | "close",
    string
  >;
}

type State = "waiting" | "sending" | "done" | { readonly dead: string };

/** Only these say that the link itself is at fault; anything else is worth another press. */
const DEAD_STATUSES: ReadonlySet<number> = new Set([404, 409, 422]);

function deadReason(error: unknown): string | null {
  if (!(error instanceof BffError) || !DEAD_STATUSES.has(error.status)) return null;
  return error.fields.token?.[0] ?? error.message;
}

/** Confirms the address with a press, so that a mail scanner that opens links changes nothing. */
export function VerifyCard({ token, onward, newMail, texts }: VerifyCardProps) {
  const [state, setState] = useState<State>("waiting");
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);

  async function confirm(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState("sending");
    setFailure(null);
    try {
      await verifyEmail(token);
      setState("done");
    } catch (error) {
      const dead = deadReason(error);
      const message = (error instanceof BffError && error.message) || texts.failed;
      setState(dead === null ? "waiting" : { dead });
      if (dead === null) {
        setFailure(message);
        showErrorToast(message, texts.close);
      }
    }
    isSending.current = false;
  }

  if (state === "done") {
    return (
      <FormOutcome heading={texts.doneHeading} text={texts.doneText}>
        <WayOn {...onward} />
      </FormOutcome>
    );
  }
  if (typeof state === "object") {
    return (
      <FormOutcome heading={texts.deadHeading} text={`${state.dead} ${texts.deadText}`}>
        <WayOn {...newMail} />
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={texts.heading} text={texts.text}>
      <div className="grid gap-5">
        <FormError text={failure} />
        <Button tone="primary" size="hero" isPending={state === "sending"} onClick={confirm}>
          {state === "sending" ? texts.submitting : texts.submit}
        </Button>
      </div>
    </FormCard>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { verifyEmail } from "@/lib/domain/sign-up/client";
import { WayOn, type WayOnProps } from "./way-on";

interface VerifyCardProps {
  token: string;
  /** Where a confirmed address leads, and where a new mail is to be had. */
  onward: WayOnProps;
  newMail: WayOnProps;
  /** The sentences depend on who opens the link. */
  doneText: string;
  deadText: string;
}

type State = "waiting" | "sending" | "done" | { readonly dead: string };

/** Only these say that the link itself is at fault; anything else is worth another press. */
const DEAD_STATUSES: ReadonlySet<number> = new Set([404, 409, 422]);

function deadReason(error: unknown): string | null {
  if (!(error instanceof BffError) || !DEAD_STATUSES.has(error.status)) return null;
  return error.fields.token?.[0] ?? error.message;
}

/** Confirms the address with a press, so that a mail scanner that opens links changes nothing. */
export function VerifyCard({ token, onward, newMail, doneText, deadText }: VerifyCardProps) {
  const t = useTranslations("verifyEmail");
  const failedText = useTranslations("login")("failed");
  const closeText = useTranslations("common")("close");
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
      const message = (error instanceof BffError && error.message) || failedText;
      setState(dead === null ? "waiting" : { dead });
      if (dead === null) {
        setFailure(message);
        showErrorToast(message, closeText);
      }
    }
    isSending.current = false;
  }

  if (state === "done") {
    return (
      <FormOutcome heading={t("doneHeading")} text={doneText}>
        <WayOn {...onward} />
      </FormOutcome>
    );
  }
  if (typeof state === "object") {
    return (
      <FormOutcome heading={t("deadHeading")} text={`${state.dead} ${deadText}`}>
        <WayOn {...newMail} />
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={t("heading")} text={t("text")}>
      <div className="grid gap-5">
        <FormError text={failure} />
        <Button tone="primary" size="hero" isPending={state === "sending"} onClick={confirm}>
          {state === "sending" ? t("submitting") : t("submit")}
        </Button>
      </div>
    </FormCard>
  );
}

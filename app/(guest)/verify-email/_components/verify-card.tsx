"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { verifyEmail } from "@/lib/domain/sign-up/client";
import { WayOn, type WayOnProps } from "../../_components/way-on";

interface VerifyCardProps {
  token: string;
  /** Where a confirmed address leads, and where a new mail is to be had. */
  onward: WayOnProps;
  newMail: WayOnProps;
  /** The sentences depend on who opens the link. */
  doneText: string;
  deadText: string;
}

type State = "waiting" | "done" | { readonly dead: string };

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
  const [state, setState] = useState<State>("waiting");
  const [failure, setFailure] = useState<string | null>(null);
  const { isPending, run } = useSingleFlight();

  async function confirm(): Promise<void> {
    setFailure(null);
    await verifyEmail(token);
    setState("done");
  }

  function onFailure(error: unknown): void {
    const dead = deadReason(error);
    if (dead !== null) {
      setState({ dead });
      return;
    }
    const message = (error instanceof BffError && error.message) || failedText;
    setFailure(message);
    showErrorToast(message);
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
        <Button
          tone="primary"
          size="hero"
          isPending={isPending}
          onClick={() => run(confirm, onFailure)}
        >
          {t(isPending ? "submitting" : "submit")}
        </Button>
      </div>
    </FormCard>
  );
}

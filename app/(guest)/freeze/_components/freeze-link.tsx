"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { BffError } from "@/lib/bff/client/client";
import { freezeByMail } from "@/lib/domain/security/freeze-client";
import { WayOn, type WayOnProps } from "../../_components/way-on";

interface FreezeLinkProps {
  token: string;
  /** Where a frozen account is opened again, and where one is frozen without the link. */
  reopen: WayOnProps;
  settings: WayOnProps;
}

/** Freezes with a press, so that a mail scanner that opens links changes nothing. */
export function FreezeLink({ token, reopen, settings }: FreezeLinkProps) {
  const t = useTranslations("freeze");
  const deadHeading = useTranslations("verifyEmail")("deadHeading");
  const [state, setState] = useState<"waiting" | "done" | "dead">("waiting");
  const [failure, setFailure] = useState<string | null>(null);
  const { isPending, run } = useSingleFlight();

  async function freeze(): Promise<void> {
    setFailure(null);
    await freezeByMail(token);
    setState("done");
  }

  function onFailure(error: unknown): void {
    if (error instanceof BffError && error.fields.token !== undefined) setState("dead");
    setFailure((error instanceof BffError && error.message) || t("failed"));
  }

  if (state === "done") {
    return (
      <FormOutcome heading={t("doneTitle")} text={t("doneText")}>
        <WayOn {...reopen} />
      </FormOutcome>
    );
  }
  if (state === "dead") {
    return (
      <FormOutcome heading={deadHeading} text={t("deadText")}>
        <WayOn {...settings} />
      </FormOutcome>
    );
  }
  return (
    <FormCard heading={t("title")} text={t("loggedOut")}>
      <div className="grid gap-5">
        <FormError text={failure} />
        <Button
          tone="primary"
          size="hero"
          isPending={isPending}
          onClick={() => run(freeze, onFailure)}
        >
          {t(isPending ? "submitting" : "submit")}
        </Button>
      </div>
    </FormCard>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";

interface NudgeButtonProps {
  username: string;
  /** How the member is called in the list. */
  name: string;
  /** False while the member mines, and when they were reminded today. */
  canNudge: boolean;
}

/** Reminds a member to mine, once a UTC day, and then says so in its own place. */
export function NudgeButton({ username, name, canNudge }: NudgeButtonProps) {
  const t = useTranslations("team.nudge");
  const { isPending, run } = useSingleFlight();
  const [told, setTold] = useState<"sent" | "notNow" | null>(null);
  const [couldNudge, setCouldNudge] = useState(canNudge);

  // Another day: what was said of the last one does not hold any more.
  if (canNudge !== couldNudge) {
    setCouldNudge(canNudge);
    if (canNudge) setTold(null);
  }

  async function send(): Promise<void> {
    await (await import("@/lib/domain/team/nudge")).nudgeMember(username);
    setTold("sent");
  }

  function onFailure(error: unknown): void {
    if (error instanceof BffError && error.code === "CONFLICT") setTold("notNow");
    else showErrorToast((error instanceof BffError && error.message) || t("failed"));
  }

  if (told || !canNudge) {
    return (
      <span
        ref={told ? takeFocus : undefined}
        tabIndex={-1}
        className={`text-sm outline-none ${told === "sent" ? "font-medium text-up" : "text-muted"}`}
      >
        {t(told ?? "notNow")}
      </span>
    );
  }
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={t("sendTo", { username: name })}
      onClick={() => run(send, onFailure)}
    >
      {t("send")}
    </Button>
  );
}

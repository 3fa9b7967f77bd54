"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { nudgeMember } from "@/lib/domain/team/nudge";

interface NudgeButtonProps {
  username: string;
  /** False while the member mines, and when they were reminded today. */
  canNudge: boolean;
}

/** Reminds a member to mine, once a UTC day, and then says so in its own place. */
export function NudgeButton({ username, canNudge }: NudgeButtonProps) {
  const t = useTranslations("team.nudge");
  const [state, setState] = useState<"open" | "pending" | "sent" | "notNow">(
    canNudge ? "open" : "notNow",
  );
  const line = useRef<HTMLSpanElement>(null);

  async function send(): Promise<void> {
    if (state !== "open") return;
    setState("pending");
    try {
      await nudgeMember(username);
      setState("sent");
      line.current?.focus();
    } catch (error) {
      const isConflict = error instanceof BffError && error.code === "CONFLICT";
      setState(isConflict ? "notNow" : "open");
      if (isConflict) line.current?.focus();
      else showErrorToast((error instanceof BffError && error.message) || t("failed"));
    }
  }

  const isOffered = state === "open" || state === "pending";
  return (
    <>
      {isOffered && (
        <Button
          size="small"
          isPending={state === "pending"}
          aria-label={t("sendTo", { username })}
          onClick={send}
        >
          {t("send")}
        </Button>
      )}
      <span
        ref={line}
        tabIndex={-1}
        role="status"
        className={`text-sm outline-none empty:hidden ${state === "sent" ? "font-medium text-up" : "text-muted"}`}
      >
        {state === "sent" && t("sent")}
        {state === "notNow" && t("notNow")}
      </span>
    </>
  );
}

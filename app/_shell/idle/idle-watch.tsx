"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LogoutButton } from "@/app/_shell/menu/logout-button";
import { Button } from "@/app/_ui/control/button";
import { Modal, preloadModal } from "@/app/_ui/overlay/modal";
import { formatCountdown, useCountdown } from "@/app/_ui/time/use-countdown";
import { announceSessionEnd, SESSION_ENDED_EVENT, sessionEnd } from "@/lib/bff/client/client";
import type { AutoLogoutMinutes } from "@/lib/contract/values/auto-logout";
import { logoutIdle, tellActivity } from "@/lib/session/client";
import { IdleClock } from "./idle-clock";

const CHANNEL = "merlin-activity";
const ACTIVITY = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/** Asks a member who has not used a key or a pointer for long, and logs them out without an answer (WCAG 2.2, 2.2.1). */
export function IdleWatch({ minutes }: { minutes: AutoLogoutMinutes }) {
  const t = useTranslations("idle");
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const secondsLeft = useCountdown(endsAt);
  const clock = useRef<IdleClock<AutoLogoutMinutes> | null>(null);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const own = new IdleClock({
      minutes,
      ask: tellActivity,
      tell: () => channel.postMessage(null),
      onWarning: setEndsAt,
      onOver: logoutIdle,
    });
    clock.current = own;
    channel.onmessage = () => own.heard();
    const onInput = () => own.active();
    const onSeen = () => void own.check();
    // An answer may say that the session is over before the tab that has ended it says why. Where it is over for another
    // reason this clock has nothing to end any more.
    const onEnded = (event: Event) => {
      if (sessionEnd() === "idle") return;
      if (!own.isUp) {
        own.stop();
        return;
      }
      event.stopImmediatePropagation();
      announceSessionEnd("idle");
    };
    const options = { capture: true, passive: true } as const;
    window.addEventListener(SESSION_ENDED_EVENT, onEnded, options);
    for (const type of ACTIVITY) window.addEventListener(type, onInput, options);
    window.addEventListener("pageshow", onSeen);
    document.addEventListener("visibilitychange", onSeen);
    own.start();
    // The question must open without a network, too.
    preloadModal().catch(() => undefined);
    return () => {
      own.stop();
      channel.close();
      window.removeEventListener(SESSION_ENDED_EVENT, onEnded, options);
      for (const type of ACTIVITY) window.removeEventListener(type, onInput, options);
      window.removeEventListener("pageshow", onSeen);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [minutes]);

  if (endsAt === null) return null;
  return (
    <Modal
      title={t("title")}
      description={t("text")}
      onClose={() => clock.current?.stay()}
      footer={
        <div className="grid gap-2">
          <Button tone="primary" onClick={() => clock.current?.stay()}>
            {t("stay")}
          </Button>
          <LogoutButton className="flex min-h-11 items-center justify-center gap-3 rounded-inset px-3 text-md font-medium text-muted hover:text-text" />
        </div>
      }
    >
      <p className="py-2 text-center">
        <bdi role="timer" className="figures text-3xl font-semibold">
          {formatCountdown(secondsLeft)}
        </bdi>
      </p>
    </Modal>
  );
}

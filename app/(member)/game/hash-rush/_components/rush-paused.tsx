"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useCountdownTexts } from "@/app/_shell/time/running-countdown";
import { Button } from "@/app/_ui/control/button";
import { Countdown } from "@/app/_ui/time/countdown";
import { SoundSwitch } from "./sound-switch";
import type { Rush } from "./use-rush";

interface RushPausedProps {
  rush: Rush;
  /** The way on gets the focus. */
  takesFocus: boolean;
  onResume: () => void;
}

/** The pause: how long the game waits, and the way on. */
export function RushPaused({ rush, takesFocus, onResume }: RushPausedProps) {
  const t = useTranslations("rush");
  const countdown = useCountdownTexts(t("boardLabel"));
  const { game, lapse } = rush;
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    // What is covered loses it.
    const isLost = !at || at === document.body || !at.checkVisibility({ visibilityProperty: true });
    if (takesFocus || isLost) resume.current?.focus();
  }, [takesFocus]);
  if (!game) return null;
  return (
    <div className="grid w-full max-w-100 gap-4 rounded-card border border-line-strong bg-surface p-5 text-center">
      <div>
        <h2 className="text-2xl">{t("paused")}</h2>
        <p className="mt-1 text-md text-muted">{t("pausedText")}</p>
      </div>
      <p className="text-md text-muted">
        {t("lapsesIn")}{" "}
        <Countdown
          until={game.facts.expiresAt}
          serverNow={game.serverNow}
          texts={countdown}
          onEnd={lapse}
          className="font-semibold text-text"
        />
      </p>
      <Button ref={resume} tone="primary" aria-keyshortcuts="P Escape" onClick={onResume}>
        {t("resume")}
      </Button>
      <SoundSwitch />
    </div>
  );
}

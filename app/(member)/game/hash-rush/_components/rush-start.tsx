"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { isOutcomeUnknown } from "@/lib/bff/client";
import { PAGES } from "@/lib/routes";
import { RunningCountdown } from "../../_components/running-countdown";
import { LanesDrawing } from "./lanes-drawing";
import type { RushGameProps } from "./rush-game";
import { SoundSwitch } from "./sound-switch";
import type { Rush } from "./use-rush";

interface RushStartProps extends Omit<RushGameProps, "rush"> {
  rushState: RushGameProps["rush"];
  rush: Rush;
  onStart: () => void;
}

/** Before a game: what it takes, how many plays are left, and the start, or when there are new ones. */
export function RushStart({ rushState, rush, serverNow, onStart }: RushStartProps) {
  const game = useTranslations("game");
  const t = useTranslations("rush");
  const { playsLeft, resetsAt } = rushState;
  const { phase, startError } = rush;
  const isUnknown = isOutcomeUnknown(startError);
  const problem =
    startError?.code === "CONFLICT" ? t("takenElsewhere") : startError?.message || t("startFailed");
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-4 text-center sm:py-6">
      <LanesDrawing />
      <div>
        <h2 className="text-2xl">{playsLeft > 0 ? t("startTitle") : t("noPlays")}</h2>
        <p className="mt-2 text-md text-muted">
          {playsLeft > 0 ? t("startText") : t("noPlaysText")}
        </p>
      </div>
      <p className="text-base font-semibold">
        {game("playsLeft", { left: playsLeft, all: rushState.playsPerDay })}
      </p>
      {startError && (
        <div role="alert" className="text-start">
          <Notice tone="warn">{isUnknown ? t("startUnknown") : problem}</Notice>
        </div>
      )}
      {playsLeft > 0 ? (
        <Button tone="primary" size="hero" isPending={phase === "starting"} onClick={onStart}>
          {phase === "starting" ? t("starting") : t("start")}
        </Button>
      ) : (
        <p className="grid justify-items-center gap-1">
          <span className="text-md text-muted">{t("newPlaysIn")}</span>
          <RunningCountdown
            until={resetsAt}
            serverNow={serverNow}
            className="figures-display text-3xl"
          />
          <TextLink href={PAGES.gameHistory.path}>{t("openHistory")}</TextLink>
        </p>
      )}
      <SoundSwitch />
    </div>
  );
}

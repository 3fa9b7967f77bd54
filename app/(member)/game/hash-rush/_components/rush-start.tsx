"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { RefreshingCountdown } from "@/app/_shell/refreshing-countdown";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { isOutcomeUnknown } from "@/lib/bff/client";
import { PAGES } from "@/lib/routes";
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
export function RushStart({
  rushState,
  rush,
  serverNow,
  leftTexts,
  texts,
  onStart,
}: RushStartProps) {
  const { playsLeft, resetsAt } = rushState;
  const { phase, startError } = rush;
  const isUnknown = isOutcomeUnknown(startError);
  const problem =
    startError?.code === "CONFLICT"
      ? texts.takenElsewhere
      : startError?.message || texts.startFailed;
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-4 text-center sm:py-6">
      <LanesDrawing />
      <div>
        <h2 className="text-2xl">{playsLeft > 0 ? texts.startTitle : texts.noPlays}</h2>
        <p className="mt-2 text-md text-muted">
          {playsLeft > 0 ? texts.startText : texts.noPlaysText}
        </p>
      </div>
      <p className="text-base font-semibold">{leftTexts[playsLeft]}</p>
      {startError && (
        <div role="alert" className="text-start">
          <Notice tone="warn">{isUnknown ? texts.startUnknown : problem}</Notice>
        </div>
      )}
      {playsLeft > 0 ? (
        <Button tone="primary" size="hero" isPending={phase === "starting"} onClick={onStart}>
          {phase === "starting" ? texts.starting : texts.start}
        </Button>
      ) : (
        <p className="grid justify-items-center gap-1">
          <span className="text-md text-muted">{texts.newPlaysIn}</span>
          <RefreshingCountdown
            until={resetsAt}
            serverNow={serverNow}
            texts={texts.countdown}
            className="figures-display text-3xl"
          />
          <TextLink href={PAGES.gameHistory.path}>{texts.openHistory}</TextLink>
        </p>
      )}
      <SoundSwitch texts={texts} />
    </div>
  );
}

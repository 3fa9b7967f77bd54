"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import { isOutcomeUnknown } from "@/lib/bff/client/client";
import { GAME_HISTORY_PATH } from "@/lib/paths";
import type { RushGameProps } from "./rush-game-props";
import { SoundSwitch } from "./sound-switch";
import type { Rush } from "./use-rush";

const LANES = [12, 44, 76, 108];
const LIT = 76;

/** The four lanes with a lit hash, as a picture. */
function LanesDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 144 76" className="mx-auto h-24" fill="none">
      {LANES.map((x) => (
        <g
          key={x}
          className={x === LIT ? "stroke-accent" : "stroke-line-strong"}
          strokeWidth="1.75"
        >
          <rect
            x={x}
            y="2"
            width="24"
            height="72"
            rx="7"
            className={x === LIT ? "fill-tint-warn" : "fill-raised"}
          />
          {x === LIT ? (
            <circle cx={x + 12} cy="38" r="7.5" className="fill-accent" />
          ) : (
            <circle cx={x + 12} cy="38" r="7.5" strokeDasharray="2.5 3" />
          )}
        </g>
      ))}
    </svg>
  );
}

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
          <TextLink href={GAME_HISTORY_PATH}>{t("openHistory")}</TextLink>
        </p>
      )}
      <SoundSwitch />
    </div>
  );
}

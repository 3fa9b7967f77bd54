"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { LANES } from "@/lib/domain/game/rush-run";
import { rushKey } from "./rush-keys";
import { RushLane } from "./rush-lane";
import type { Play } from "./use-play";
import type { Rush } from "./use-rush";

interface RushBoardProps {
  ref: Ref<HTMLElement>;
  rush: Rush;
  play: Play;
  /** Seconds until play begins. */
  count: number;
  /** The lanes are shown; otherwise the children stand alone. */
  isShown: boolean;
  /** The member asks for a pause, or to go on. */
  onPause: () => void;
  onResume: () => void;
  /** Stands above the lanes. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * The four lanes with their keys. It listens only while the focus is in it; when the focus or the window
 * goes elsewhere, the game is paused.
 */
export function RushBoard(props: RushBoardProps) {
  const t = useTranslations("rush");
  const { ref, rush, play, count, isShown, onPause, onResume, head, children } = props;
  const { phase } = rush;
  const isPlaying = phase === "playing";
  const { frame, tapped, tap } = play;
  return (
    <section
      ref={ref}
      role={isShown ? "application" : undefined}
      aria-label={t("boardLabel")}
      aria-description={isShown ? t("boardHelp") : undefined}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rush.pause();
      }}
      onKeyDown={(event) => {
        const key = rushKey(event);
        if (key === null || !isShown) return;
        event.preventDefault();
        if (key !== "pause") tap(key);
        else if (phase === "paused") onResume();
        else onPause();
      }}
      className="rounded-card outline-offset-4 outline-accent-text focus-visible:outline-2"
    >
      {isShown ? (
        <>
          {head}
          <div className="relative">
            <div
              dir="ltr"
              className="grid touch-manipulation grid-cols-4 gap-2 select-none sm:gap-3.5"
            >
              {LANES.map((lane) => (
                <RushLane
                  key={lane}
                  lane={lane}
                  lit={isPlaying && frame?.lane === lane ? frame.lit : null}
                  litForMs={() => rush.game?.play.litForMs(performance.now()) ?? 0}
                  tapped={tapped?.lane === lane ? tapped : null}
                  isCovered={phase === "paused"}
                  onTap={tap}
                />
              ))}
            </div>
            {phase === "countIn" && (
              <p
                aria-hidden
                className="pointer-events-none absolute inset-0 grid place-items-center text-6xl font-bold"
              >
                {count}
              </p>
            )}
            <div className="absolute inset-0 grid place-items-center empty:hidden">{children}</div>
          </div>
        </>
      ) : (
        children
      )}
    </section>
  );
}

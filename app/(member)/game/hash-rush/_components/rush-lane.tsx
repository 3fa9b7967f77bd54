"use client";

import { Hash } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/app/_ui/data/icon";
import type { TapResult } from "@/lib/domain/game/rush-play";
import { LANE_LETTERS } from "./rush-keys";

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that runs out with the time of a lit hash; it stands still where motion is unwanted. */
function LitRing({ litForMs }: { litForMs: () => number }) {
  const circle = useRef<SVGCircleElement>(null);
  const left = useRef(litForMs);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = { strokeDashoffset: [0, LENGTH] };
    const running = circle.current?.animate(frames, { duration: left.current(), fill: "forwards" });
    return () => running?.cancel();
  }, []);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
      <circle
        ref={circle}
        cx="50"
        cy="50"
        r={RADIUS}
        fill="none"
        strokeWidth="5"
        strokeDasharray={LENGTH}
        className="stroke-accent"
      />
    </svg>
  );
}

interface RushLaneProps {
  lane: number;
  /** Index of the hash that is lit here, or null. */
  lit: number | null;
  litForMs: () => number;
  tapped: TapResult | null;
  /** While the game is paused nothing of it can be read. */
  isCovered: boolean;
  onTap: (lane: number) => void;
}

function lookOf(lit: number | null, tapped: TapResult | null): string {
  if (lit !== null) return "border-accent bg-tint-warn";
  if (tapped) return tapped.points > 0 ? "border-up bg-tint-up" : "border-down bg-tint-down";
  return "border-line-strong bg-raised";
}

/** One lane: a large button whose disc is filled while a hash is lit in it. */
export function RushLane(props: RushLaneProps) {
  const t = useTranslations("rush");
  const { lane, lit, litForMs, tapped, isCovered, onTap } = props;
  const result =
    tapped && (tapped.points > 0 ? t("caught", { points: tapped.points }) : t("beside"));
  return (
    <button
      type="button"
      tabIndex={isCovered ? -1 : 0}
      data-lit={lit !== null || undefined}
      onPointerDown={(event) => event.button === 0 && onTap(lane)}
      // A press by Enter, Space or a screen reader has no pointer.
      onClick={(event) => event.detail === 0 && onTap(lane)}
      className={`flex h-[clamp(13rem,40dvh,24rem)] min-w-0 flex-col items-center justify-between rounded-card border-2 py-4 focus-visible:-outline-offset-4 ${lookOf(lit, tapped)} ${isCovered ? "invisible" : ""}`}
    >
      <span className="sr-only">
        {t("lane", { lane: lane + 1, letter: LANE_LETTERS[lane] ?? "" })}
      </span>
      <span aria-hidden className="figures h-6 text-md font-semibold">
        <span className={tapped && tapped.points > 0 ? "text-up" : "text-down"}>{result}</span>
      </span>
      <span aria-hidden className="relative grid size-16 place-items-center sm:size-24">
        {lit === null ? (
          <span className="size-full rounded-full border-2 border-dashed border-line-strong" />
        ) : (
          <>
            <span className="grid size-[82%] place-items-center rounded-full bg-accent text-on-accent">
              <Icon node={Hash} size={32} strokeWidth={2.25} />
            </span>
            <LitRing key={lit} litForMs={litForMs} />
          </>
        )}
      </span>
      <span aria-hidden className="grid justify-items-center">
        <span className="figures text-lg font-semibold">{lane + 1}</span>
        <span className="text-sm text-faint pointer-coarse:hidden">{LANE_LETTERS[lane]}</span>
      </span>
    </button>
  );
}

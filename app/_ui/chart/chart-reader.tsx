"use client";

import { type ComponentType, useState } from "react";
import { useCoveredAmounts } from "@/app/_ui/live/use-covered-amounts";
import type { CrosshairProps } from "./crosshair";
import type { ChartMark } from "./scale";

interface ChartReaderProps {
  /** Names the chart. */
  label: string;
  /** From left to right. */
  marks: readonly ChartMark[];
  isPrivate: boolean;
}

/** Lies over a plot; what it shows of the point below the pointer is fetched when it is first pointed at. */
export function ChartReader(props: ChartReaderProps) {
  const [Crosshair, setCrosshair] = useState<ComponentType<CrosshairProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const isCovered = useCoveredAmounts();
  const { label, marks, isPrivate } = props;
  const last = marks.length - 1;
  const shown = marks[index ?? last];

  function load() {
    if (Crosshair) return;
    import("./crosshair").then(
      (loaded) => setCrosshair(() => loaded.Crosshair),
      // The drawing and its table say all; the next try asks again.
      () => undefined,
    );
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={isPrivate && isCovered ? shown?.[3] : `${shown?.[3]}: ${shown?.[2]}`}
      onPointerEnter={load}
      onFocus={load}
      className="absolute inset-0 touch-pan-y rounded-sm focus-visible:outline-offset-4"
    >
      {Crosshair && (
        <Crosshair marks={marks} index={index} onIndex={setIndex} isPrivate={isPrivate} />
      )}
    </div>
  );
}

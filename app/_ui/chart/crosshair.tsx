"use client";

import { useEffect, useRef } from "react";
import type { ChartMark } from "./scale";

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export interface CrosshairProps {
  marks: readonly ChartMark[];
  /** Null while nothing is pointed at. */
  index: number | null;
  onIndex: (index: number | null) => void;
  isPrivate: boolean;
}

function nearest(marks: readonly ChartMark[], share: number): number {
  const distance = (index: number) => Math.abs((marks[index]?.[0] ?? 0) - share * 100);
  return marks.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** The marked point with its value in the band above the plot; pointer, finger and arrow keys move it. */
export function Crosshair({ marks, index, onIndex, isPrivate }: CrosshairProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ index, onIndex });
  useEffect(() => {
    latest.current = { index, onIndex };
  });

  useEffect(() => {
    const plot = place.current?.parentElement;
    if (!plot) return;
    const ending = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => plot.addEventListener(type, act, { signal: ending.signal });
    const point = (event: PointerEvent) => {
      const box = plot.getBoundingClientRect();
      latest.current.onIndex(nearest(marks, (event.clientX - box.left) / box.width));
    };
    listen("pointermove", point);
    listen("pointerdown", point);
    listen("pointerleave", (event) => {
      // A finger that is lifted leaves what it has found.
      if (event.pointerType === "mouse") latest.current.onIndex(null);
    });
    listen("blur", () => latest.current.onIndex(null));
    listen("keydown", (event) => {
      const last = marks.length - 1;
      if (event.key === "Escape") latest.current.onIndex(null);
      const to = STEPS[event.key]?.(latest.current.index ?? last, last);
      if (to === undefined) return;
      event.preventDefault();
      latest.current.onIndex(Math.min(last, Math.max(0, to)));
    });
    return () => ending.abort();
  }, [marks]);

  const mark = index === null ? undefined : marks[index];
  const [x, y, text, label] = mark ?? [0, null];
  return (
    <div ref={place} aria-hidden className="pointer-events-none absolute inset-0">
      {mark && (
        <>
          {y === null ? (
            <BarShade x={x} half={50 / marks.length} />
          ) : (
            <>
              <span className="absolute inset-y-0 end-0 bg-surface/62" style={{ left: `${x}%` }} />
              <span className="absolute inset-y-0 w-px bg-muted/70" style={{ left: `${x}%` }} />
              <span
                className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-[2.5px] border-accent bg-surface"
                style={{ left: `${x}%`, top: `${y}%` }}
              />
            </>
          )}
          <span
            data-crosshair=""
            className="absolute bottom-full mb-2 rounded-inset bg-tip px-3 py-1.5 text-xs whitespace-nowrap text-[#f4f2fa] shadow-card"
            style={{ left: `${x}%`, transform: `translateX(-${x}%)` }}
          >
            <bdi data-private={isPrivate || undefined} className="figures font-semibold">
              {text}
            </bdi>{" "}
            <bdi className="text-[#b9b3cf]">{label}</bdi>
          </span>
        </>
      )}
    </div>
  );
}

/** Dims the bars on both sides of the marked one. */
function BarShade({ x, half }: { x: number; half: number }) {
  return (
    <>
      <span className="absolute inset-y-0 left-0 bg-surface/38" style={{ width: `${x - half}%` }} />
      <span
        className="absolute inset-y-0 right-0 bg-surface/38"
        style={{ width: `${100 - x - half}%` }}
      />
    </>
  );
}

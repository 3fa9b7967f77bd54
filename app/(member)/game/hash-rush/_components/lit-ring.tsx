"use client";

import { useEffect, useRef } from "react";

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that runs out with the time of a lit hash; it stands still where motion is unwanted. */
export function LitRing({ litForMs }: { litForMs: () => number }) {
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

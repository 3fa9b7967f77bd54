import type { ReactNode } from "react";

const SIZE = 48;
const CENTRE = SIZE / 2;
const STROKE = 5;

interface RingProps {
  /** From 0 to 100. */
  percent: number;
  label: string;
  /** The value in words. */
  text: string;
  /** Gives the size. */
  className: string;
  /** In the middle. */
  children?: ReactNode;
}

/** A ring that shows how much of something is done, clockwise in every language. */
export function Ring({ percent, label, text, className, children }: RingProps) {
  const share = Math.min(100, Math.max(0, percent));
  const circle = {
    cx: CENTRE,
    cy: CENTRE,
    r: CENTRE - STROKE / 2,
    fill: "none",
    strokeWidth: STROKE,
  };
  return (
    <span
      dir="ltr"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share)}
      aria-valuetext={text}
      className={`relative grid shrink-0 place-items-center ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle {...circle} stroke="var(--raised)" />
        {share > 0 && (
          <circle
            {...circle}
            stroke="var(--accent)"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
          />
        )}
      </svg>
      <span aria-hidden className="relative grid">
        {children}
      </span>
    </span>
  );
}

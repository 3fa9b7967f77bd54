import type { ReactNode } from "react";

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;
const GAP = 1.5;

export interface DonutSlice {
  label: string;
  /** From 0 to 1; for drawing, not for money. */
  share: number;
  /** The share as people read it. */
  text: string;
  colour: string;
}

interface DonutProps {
  /** What is being shared out. */
  label: string;
  slices: readonly DonutSlice[];
  /** In the middle, such as the total. */
  children?: ReactNode;
}

/** Parts of a whole as a ring, with the same in words beside it. */
export function Donut({ label, slices, children }: DonutProps) {
  const gap = slices.length > 1 ? GAP : 0;
  const before = (index: number) =>
    slices.slice(0, index).reduce((sum, { share }) => sum + share, 0) * AROUND;
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
      <div className="relative size-40 shrink-0">
        <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full -rotate-90">
          <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--raised)" strokeWidth="10" />
          {slices.map(({ label: name, share, colour }, index) => (
            <circle
              key={name}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              stroke={colour}
              strokeWidth="10"
              strokeDasharray={`${Math.max(0.5, share * AROUND - gap)} ${AROUND}`}
              strokeDashoffset={-before(index)}
            />
          ))}
        </svg>
        <div className="absolute inset-4 grid place-content-center justify-items-center text-center">
          {children}
        </div>
      </div>
      <ul aria-label={label} className="grid min-w-40 flex-1 gap-2 text-md">
        {slices.map(({ label: name, text, colour }) => (
          <li key={name} className="flex items-center gap-2.5">
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full"
              style={{ background: colour }}
            />
            <span className="min-w-0 flex-1 truncate text-muted">{name}</span>
            <bdi dir="ltr" className="figures font-medium">
              {text}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

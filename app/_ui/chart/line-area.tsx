import { useId } from "react";
import { ChartValues } from "./chart-values";
import { lineShape } from "./line-shape";

export interface LinePoint {
  /** Tells it from the others. */
  key: string;
  /** When, as people read it. */
  label: string;
  /** A plain decimal string, drawn by its size. */
  value: string;
  /** The value as people read it. */
  text: string;
}

interface LineAreaProps {
  /** What the line shows, as one sentence. */
  label: string;
  /** Evenly spaced, oldest first; at least two. */
  points: readonly LinePoint[];
  /** A few labels below, from the first to the last. */
  ticks: readonly string[];
  /** `[name of the moments, name of the values]` for the table that stands in for the drawing. */
  headings: readonly [string, string];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** Height of the drawing. */
  className?: string;
}

/** A value over time, drawn where it is rendered; time runs from left to right in every language. */
export function LineArea({
  label,
  points,
  ticks,
  headings,
  isPrivate = false,
  className = "h-40",
}: LineAreaProps) {
  const id = useId();
  const { line, area } = lineShape(points.map(({ value }) => value));
  return (
    <div dir="ltr">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={`w-full text-accent ${className}`}
      >
        <defs>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        </defs>
        {[20, 50, 80].map((y) => (
          <line
            key={y}
            x1="0"
            x2="100"
            y1={y}
            y2={y}
            stroke="var(--line)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={area} fill={`url(#${id})`} />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="figures mt-2 flex justify-between text-xs text-muted">
        {ticks.map((tick) => (
          <bdi key={tick}>{tick}</bdi>
        ))}
      </div>
      <ChartValues caption={label} headings={headings} rows={points} isPrivate={isPrivate} />
    </div>
  );
}

import { linePath } from "./line-path";

const BOX = { width: 120, height: 36, inset: 2 };

interface SparklineProps {
  /** At least two values, oldest first; used for drawing only. */
  values: readonly string[];
  label: string;
  /** The colour of the price's direction, or the accent. */
  tone?: "direction" | "accent";
  className?: string;
}

function directionColour(values: readonly number[]): string {
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  if (change === 0) return "text-faint";
  return change > 0 ? "text-up" : "text-down";
}

/** A price series as a small line. Time runs from left to right in every language. */
export function Sparkline({ values, label, tone = "direction", className = "" }: SparklineProps) {
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length < 2) return null;
  const { line, area } = linePath(numbers, BOX);
  const colour = tone === "accent" ? "text-accent" : directionColour(numbers);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className={`${colour} ${className}`}
    >
      <path d={area} fill="currentColor" fillOpacity="0.1" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const WIDTH = 120;
const HEIGHT = 36;
const INSET = 2;

interface SparklineProps {
  /** At least two values, oldest first; used for drawing only. */
  values: readonly string[];
  label: string;
  /** The colour of the price's direction, or the accent. */
  tone?: "direction" | "accent";
  className?: string;
}

function pathOf(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = WIDTH / (values.length - 1);
  const points = values.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    const y = HEIGHT - INSET - share * (HEIGHT - 2 * INSET);
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

function directionColour(values: readonly number[]): string {
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  if (change === 0) return "text-faint";
  return change > 0 ? "text-up" : "text-down";
}

/** A price's course as a small line. Time runs from left to right in every language. */
export function Sparkline({ values, label, tone = "direction", className = "" }: SparklineProps) {
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length < 2) return null;
  const line = pathOf(numbers);
  const colour = tone === "accent" ? "text-accent" : directionColour(numbers);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`${colour} ${className}`}
    >
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" fillOpacity="0.1" />
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

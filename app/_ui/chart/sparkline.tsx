/** Fine enough for its size, and two digits a value at most. */
const HEIGHT = 99;
const INSET = 6;
/** The line goes on outside of the drawing and closes there, so that one path is line and surface. */
const OUTSIDE = 150;

interface SparklineProps {
  /** At least two values, oldest first; used for drawing only. */
  values: readonly string[];
  label: string;
  className: string;
}

function directionColour(values: readonly number[]): string {
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  if (change === 0) return "text-faint";
  return change > 0 ? "text-up" : "text-down";
}

/** Values at equal distances of 1, the lowest at the bottom; a flat series lies in the middle. */
function closedPath(values: readonly number[]): string {
  const lowest = values.reduce((least, value) => Math.min(least, value));
  const span = values.reduce((most, value) => Math.max(most, value)) - lowest;
  const heights = values.map((value) => {
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    return Math.round(HEIGHT - INSET - share * (HEIGHT - 2 * INSET));
  });
  const steps = heights.slice(1).map((y, index) => y - (heights[index] ?? 0));
  const line = steps.map((step) => (step < 0 ? `1${step}` : `1 ${step}`)).join(" ");
  const end = 2 * heights.length;
  return `M${-heights.length} ${OUTSIDE}V${heights[0]}H0l${line}H${end}V${OUTSIDE}Z`;
}

/** A drawn series. */
export interface SparkLine {
  readonly path: string;
  /** Where it ends, from 0. */
  readonly end: number;
  /** A class. */
  readonly colour: string;
}

/** What is drawn of a series; null where nothing can be. */
export function sparkLine(values: SparklineProps["values"]): SparkLine | null {
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length < 2) return null;
  return {
    path: closedPath(numbers),
    end: numbers.length - 1,
    colour: directionColour(numbers),
  };
}

interface DrawnSparklineProps extends Pick<SparklineProps, "label" | "className"> {
  line: SparkLine;
}

/** A {@link Sparkline} whose line was drawn before: in the browser, which is sent no values. */
export function DrawnSparkline({ line, label, className }: DrawnSparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${line.end} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`sparkline ${line.colour} ${className}`}
    >
      <path d={line.path} />
    </svg>
  );
}

/** A price series as a small line. Time runs from left to right in every language. */
export function Sparkline({ values, ...rest }: SparklineProps) {
  const line = sparkLine(values);
  return line && <DrawnSparkline line={line} {...rest} />;
}

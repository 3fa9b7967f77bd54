import { barBoxes } from "./bar-geometry";
import { ChartValues } from "./chart-values";

export interface Bar {
  /** What the bar stands for, such as a day. */
  label: string;
  /** Below the bar, where the label is too long; `""` leaves a gap in a row of many. */
  tick?: string;
  /** A plain decimal string, drawn by its size. */
  value: string;
  /** The value as people read it. */
  text: string;
}

interface BarsProps {
  /** What the bars show, as one sentence. */
  label: string;
  bars: readonly Bar[];
  /** `[name of the bars, name of the values]` for the table that stands in for the drawing. */
  headings: readonly [string, string];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** A CSS colour. */
  colour?: string;
  /** Height of the drawing. */
  className?: string;
}

/** Values side by side, drawn where it is rendered; time runs from left to right in every language. */
export function Bars({
  label,
  bars,
  headings,
  isPrivate = false,
  colour = "var(--accent)",
  className = "h-36",
}: BarsProps) {
  const { zero, boxes } = barBoxes(bars.map(({ value }) => value));
  const slot = 100 / Math.max(1, bars.length);
  const width = Math.min(slot * 0.64, 7);
  // A label between gaps may reach over them.
  const isSparse = bars.some(({ tick }) => tick === "");
  return (
    <div dir="ltr">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={`w-full ${className}`}
      >
        {bars.map((bar, index) => {
          const box = boxes[index];
          if (!box || box.height === 0) return null;
          return (
            <rect
              key={bar.label}
              x={index * slot + (slot - width) / 2}
              width={width}
              y={box.top}
              height={Math.max(1, box.height)}
              fill={box.isNegative ? "var(--down)" : colour}
            >
              {!isPrivate && <title>{`${bar.label}: ${bar.text}`}</title>}
            </rect>
          );
        })}
        <line
          x1="0"
          x2="100"
          y1={zero}
          y2={zero}
          stroke="var(--line-strong)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="mt-2 flex text-xs text-muted contain-inline-size">
        {bars.map((bar) => (
          <span
            key={bar.label}
            className={`figures min-w-0 flex-1 ${isSparse ? "flex justify-center whitespace-nowrap last:justify-end" : "truncate text-center"}`}
          >
            <bdi>{bar.tick ?? bar.label}</bdi>
          </span>
        ))}
      </div>
      <ChartValues
        caption={label}
        headings={headings}
        rows={bars.map((bar) => ({ ...bar, key: bar.label }))}
        isPrivate={isPrivate}
      />
    </div>
  );
}

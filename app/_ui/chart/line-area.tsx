import { useId } from "react";
import { ChartSummary } from "./chart-summary";
import { isFreeBelow, labelSide } from "./label-side";
import { monotonePath } from "./monotone-path";
import { type AxisText, Plot } from "./plot";
import { drawnPercent, heightOf, lineScale } from "./scale";

export interface LinePoint {
  /** Tells it from the others. */
  key: string;
  /** When, as people read it. */
  label: string;
  /** A plain decimal string, drawn by its size. */
  value: string;
  /** The value as people read it. */
  text: string;
  /** Where it stands between the first point, 0, and the last, 1; else all have the same distance. */
  position?: number;
}

interface LineAreaProps {
  /** What the line shows, as one sentence. */
  label: string;
  /** Oldest first; at least two. */
  points: readonly LinePoint[];
  /** A few labels below, from the first to the last. */
  ticks: readonly string[];
  axisText: AxisText;
  /** A value to compare with, as a dashed line. */
  lock?: string | null;
  /** `[name of the moments, name of the values]` of the table that the keyboard opens; absent where a frame around has one. */
  headings?: readonly [string, string];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** Height of the drawing. */
  className?: string;
}

interface ExtremeProps {
  x: number;
  y: number;
  text: string;
  isLowest: boolean;
  /** Where the lock line runs. */
  lockY: number | null;
  isPrivate: boolean;
}

/** The lowest or highest point with its value; a phone has room for the lowest alone. */
function Extreme({ x, y, text, isLowest, lockY, isPrivate }: ExtremeProps) {
  const isBelow = labelSide(y, isLowest, lockY) === "below";
  // The drawing's height decides whether there is room below it, before the times.
  const shift =
    isLowest && isFreeBelow(y, lockY)
      ? `clamp(-100%, (${100 - y}cqh - 0.5625rem) * 99, 0%)`
      : isBelow
        ? "0"
        : "-100%";
  return (
    <span aria-hidden className={isLowest ? "" : "max-md:hidden"}>
      <Dot x={x} y={y} size={5} />
      <bdi
        data-private={isPrivate || undefined}
        className="figures absolute py-2 text-muted"
        style={{
          left: `${x}%`,
          top: `${y}%`,
          transform: `translate(-${x}%, ${shift})`,
        }}
      >
        {/* Where neither side is free the line goes on behind the label. */}
        <span className="bg-surface">{text}</span>
      </bdi>
    </span>
  );
}

function Dot({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <span
      aria-hidden
      className="absolute -translate-1/2 rounded-full bg-accent"
      style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }}
    />
  );
}

/** A value over time, drawn where it is rendered; time runs from left to right in every language. */
export function LineArea({
  label,
  points,
  ticks,
  axisText,
  lock = null,
  headings,
  isPrivate = false,
  className = "h-40",
}: LineAreaProps) {
  const id = useId();
  const values = points.map(({ value }) => (Number.isFinite(Number(value)) ? Number(value) : 0));
  const scale = lineScale(lock === null ? values : [...values, Number(lock)]);
  const step = 100 / Math.max(1, points.length - 1);
  const drawn = values.map((value, index) => {
    const { position } = points[index] ?? {};
    return {
      x: position === undefined ? index * step : position * 100,
      y: heightOf(value, scale),
    };
  });
  // It goes on outside of the drawing and closes there, so that one path is line and surface.
  const path = `${monotonePath(drawn)}h50V150H-50V${drawnPercent(drawn[0]?.y ?? 0)}Z`;
  const lowest = values.indexOf(Math.min(...values));
  const highest = values.indexOf(Math.max(...values));
  const last = points.length - 1;
  const hasMoved = values[lowest] !== values[highest];
  const end = drawn[last];
  const lockY = lock === null ? null : heightOf(Number(lock), scale);
  const extreme = (index: number) => {
    const [at, point] = [drawn[index], points[index]];
    if (!hasMoved || index === last || !at || !point) return null;
    return (
      <Extreme
        {...at}
        text={axisText(point.value, scale.digits)}
        isLowest={index === lowest}
        lockY={lockY}
        isPrivate={isPrivate}
      />
    );
  };
  return (
    <div>
      <ChartSummary points={points} isPrivate={isPrivate} />
      <Plot
        label={label}
        headings={headings}
        scale={scale}
        marks={points.map(({ text, label: name }, index) => {
          const { x, y } = drawn[index] ?? { x: 0, y: 0 };
          return [drawnPercent(x), y, text, name];
        })}
        axisText={axisText}
        lock={lock}
        lastValue={end && { value: points[last]?.value ?? "0", y: end.y }}
        ticks={ticks}
        isPrivate={isPrivate}
        className={className}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-accent [clip-path:inset(-2px_0)]"
        >
          <defs>
            <linearGradient
              id={id}
              gradientUnits="userSpaceOnUse"
              x2="0"
              y1={drawn[highest]?.y}
              y2="100"
            >
              <stop offset="0" stopColor="currentColor" stopOpacity="0.26" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
          </defs>
          <path
            d={path}
            fill={`url(#${id})`}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {lockY !== null && (
          <span
            aria-hidden
            className="absolute inset-x-0 border-t-[1.5px] border-dashed border-violet-text"
            style={{ top: `${lockY}%` }}
          />
        )}
        {extreme(lowest)}
        {extreme(highest)}
        {end && <Dot {...end} size={7} />}
      </Plot>
    </div>
  );
}

import type { CSSProperties } from "react";
import { type BarPart, stackBars } from "./bar-geometry";
import { BarPieces, type DrawnPiece, type PieceLook } from "./bar-pieces";
import { ChartSummary } from "./chart-summary";
import { type AxisText, Plot } from "./plot";
import { drawnPercent, tickPlaces } from "./scale";

export interface Bar {
  /** What the bar stands for, such as a day. */
  label: string;
  /** A plain decimal string, drawn by its size. */
  value: string;
  /** The value as people read it. */
  text: string;
  /** What the value consists of; a bar without parts is one piece. */
  parts?: readonly BarPart[];
  /** It goes on, such as the day that runs. */
  isRunning?: boolean;
}

interface BarsProps {
  /** What the bars show, as one sentence. */
  label: string;
  bars: readonly Bar[];
  /** A few labels below, from the first to the last. */
  ticks: readonly string[];
  axisText: AxisText;
  /** `[name of the bars, name of the values]` of the table that the keyboard opens; absent where a frame around has one. */
  headings?: readonly [string, string];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** They count what has no parts, such as members. */
  isCount?: boolean;
  /** Each stands for two figures beside each other: their sum has no lowest, so no sentence says it. */
  isPair?: boolean;
  /** The colour of a part, in CSS. */
  colourOf?: (part: string) => string;
  /** Height of the drawing. */
  className?: string;
}

const WHOLE = "whole";
const OWN_COLOUR = "var(--accent)";
const ENDS = { top: "chart-bar-top", bottom: "chart-bar-bottom" } as const;

/** A label's width in em, a little more rather than less. */
function labelWidth(label: string): number {
  return [...label].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.58), 0);
}

/**
 * Labels below the middles of their bars. What is wider than the first or the last bar keeps to that one's outer edge,
 * where a card may end. Where they would meet, every second one is left out, of an even number all between the ends.
 */
function BarTicks({ ticks, count }: { ticks: readonly string[]; count: number }) {
  const slot = 100 / Math.max(1, count);
  const places = tickPlaces(count, ticks.length);
  // The last label stands before its place, so that the one before it has room for half of both.
  const room = (ticks.length - 1) * (1.5 * Math.max(0, ...ticks.map(labelWidth)) + 0.5);
  const spare = { fontSize: `clamp(0px, (100cqw - ${drawnPercent(room)}em) * 99, 1em)` };
  return (
    <div className="@container relative h-[1em]">
      {ticks.map((tick, index) => {
        const place = places[index] ?? 0;
        const isLast = place > 0 && place === count - 1;
        const after = ticks.length - 1 - index;
        const isSpare = index * after > 0 && (index % 2 === 1 || after % 2 === 1);
        return (
          <span
            key={place}
            dir={isLast ? "rtl" : undefined}
            className={`absolute flex ${place === 0 || isLast ? "justify-center-safe" : "justify-center"}`}
            style={{
              left: `${drawnPercent(place * slot)}%`,
              width: `${drawnPercent(slot)}%`,
              ...(isSpare && spare),
            }}
          >
            <bdi className="shrink-0">{tick}</bdi>
          </span>
        );
      })}
    </div>
  );
}

/** Values side by side, drawn where it is rendered; time runs from left to right in every language. */
export function Bars({
  label,
  bars,
  ticks,
  axisText,
  headings,
  isPrivate = false,
  isCount = false,
  isPair = false,
  colourOf = () => OWN_COLOUR,
  className = "h-36",
}: BarsProps) {
  const drawing = stackBars(
    bars.map(({ value, parts }) => parts ?? [{ key: WHOLE, value }]),
    isCount,
  );
  const slot = 100 / Math.max(1, bars.length);
  const middle = (index: number) => drawnPercent((index + 0.5) * slot);
  const width = `${drawnPercent(slot * 0.64)}%`;
  const looks: PieceLook[] = [];
  const lookOf = (className: string, colour: string) => {
    const color = colour === OWN_COLOUR ? undefined : colour;
    const known = looks.findIndex((one) => one.className === className && one.color === color);
    return known < 0 ? looks.push({ className, color }) - 1 : known;
  };
  const pieces = drawing.bars.flatMap((own, index) =>
    own.map(({ key, top, height, end }): DrawnPiece => {
      const isLoss = end === "bottom" && key === WHOLE;
      const isRunning = bars[index]?.isRunning === true;
      const look = lookOf(
        `${end ? ENDS[end] : "chart-bar"}${isRunning ? " chart-bar-running" : ""}`,
        isLoss ? "var(--down)" : colourOf(key),
      );
      return [middle(index), top, drawnPercent(height), look];
    }),
  );
  return (
    <div>
      {!isPair && <ChartSummary points={bars} isPrivate={isPrivate} />}
      <Plot
        label={label}
        headings={headings}
        scale={drawing.scale}
        marks={bars.map(({ label: name, text }, index) => [middle(index), null, text, name])}
        axisText={axisText}
        ticks={<BarTicks ticks={ticks} count={bars.length} />}
        isPrivate={isPrivate}
        className={className}
      >
        <span aria-hidden className="contents" style={{ "--bar": width } as CSSProperties}>
          <BarPieces looks={looks} pieces={pieces} />
        </span>
      </Plot>
    </div>
  );
}

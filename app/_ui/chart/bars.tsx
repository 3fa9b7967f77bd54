import { type BarPart, stackBars } from "./bar-geometry";
import { ChartValues } from "./chart-values";
import { type AxisText, Plot } from "./plot";

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
  /** `[name of the bars, name of the values]` for the table that stands in for the drawing. */
  headings: readonly [string, string];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** The colour of a part, in CSS. */
  colourOf?: (part: string) => string;
  /** Height of the drawing. */
  className?: string;
}

const WHOLE = "whole";
const ENDS = { top: "4px 4px 0 0", bottom: "0 0 4px 4px" } as const;

/** Values side by side, drawn where it is rendered; time runs from left to right in every language. */
export function Bars({
  label,
  bars,
  ticks,
  axisText,
  headings,
  isPrivate = false,
  colourOf = () => "var(--accent)",
  className = "h-36",
}: BarsProps) {
  const drawing = stackBars(bars.map(({ value, parts }) => parts ?? [{ key: WHOLE, value }]));
  const slot = 100 / Math.max(1, bars.length);
  const middle = (index: number) => (index + 0.5) * slot;
  return (
    <div>
      <Plot
        label={label}
        scale={drawing.scale}
        marks={bars.map(({ label: name, text }, index) => ({
          x: middle(index),
          y: null,
          text,
          label: name,
        }))}
        axisText={axisText}
        ticks={ticks}
        isPrivate={isPrivate}
        className={className}
      >
        {drawing.bars.map((pieces, index) => {
          const bar = bars[index];
          return pieces.map(({ key, top, height, end }) => {
            const isLoss = end === "bottom" && key === WHOLE;
            const colour = isLoss ? "var(--down)" : colourOf(key);
            return (
              <span
                key={`${bar?.label} ${key}`}
                aria-hidden
                className="absolute max-w-5.5 -translate-x-1/2"
                style={{
                  left: `${middle(index)}%`,
                  width: `${slot * 0.64}%`,
                  top: `${top}%`,
                  height: `max(1px, calc(${height}% - ${end ? 0 : 1}px))`,
                  borderRadius: end ? ENDS[end] : 0,
                  ...(bar?.isRunning
                    ? {
                        border: `1.5px dashed ${colour}`,
                        background: `color-mix(in srgb, ${colour} 22%, transparent)`,
                      }
                    : { background: colour }),
                }}
              />
            );
          });
        })}
      </Plot>
      <ChartValues
        caption={label}
        headings={headings}
        rows={bars.map((bar) => ({ ...bar, key: bar.label }))}
        isPrivate={isPrivate}
      />
    </div>
  );
}

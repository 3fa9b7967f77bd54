import { isValidElement, type ReactElement, type ReactNode } from "react";
import { ChartReader } from "./chart-reader";
import type { ChartMark } from "./scale";
import { heightOf, type Scale } from "./scale";
import { LazyTableOver } from "./table-over.lazy";

/** A label whose middle is closer to that of a tag than this is left out: it would lie below it. */
const TAG_ROOM = "1.0625rem";

/** From the middle of one tag to that of the next where they lie on each other. */
const TAG_STEP = "1.35rem";

/** Writes a value of the axis with so many decimals: `$1,450`, `0.02`. */
export type AxisText = (value: string, digits: number) => string;

interface PlotProps {
  /** Names the chart for a reader. */
  label: string;
  /** Of the table that the keyboard opens. */
  headings?: readonly [string, string];
  scale: Scale;
  marks: readonly ChartMark[];
  axisText: AxisText;
  /** The newest value, as a tag on the axis. */
  lastValue?: { readonly value: string; readonly y: number };
  /** A value to compare with, as a second tag. */
  lock?: string | null;
  /** A few labels below, from the first to the last, or the line of them where they do not stand evenly. */
  ticks: readonly string[] | ReactElement;
  isPrivate: boolean;
  /** Height of the drawing. */
  className: string;
  children: ReactNode;
}

/** Where the tag of the lock stands: at its line, but never on that of the last value. */
function lockTop(y: number, last: PlotProps["lastValue"]): string {
  if (!last) return `${y}cqh`;
  return y > last.y
    ? `max(${y}cqh, ${last.y}cqh + ${TAG_STEP})`
    : `min(${y}cqh, ${last.y}cqh - ${TAG_STEP})`;
}

/** Clips a label of the axis away where it would lie below a tag, whose distance the drawing's height decides. */
function clipBelowTags(y: number, tags: readonly string[]): string | undefined {
  if (tags.length === 0) return undefined;
  const distances = tags.map((tag) => `max(${y}cqh - ${tag}, ${tag} - ${y}cqh)`);
  return `inset(clamp(-0.25rem, (${TAG_ROOM} - min(${distances.join(", ")})) * 99, 50%) 0)`;
}

/** What every chart stands on: three lines with their values at the right, the times below, and a band above for what is pointed at. */
export function Plot(props: PlotProps) {
  const { label, scale, marks, axisText, lastValue, ticks, isPrivate, className, children } = props;
  const hidden = isPrivate || undefined;
  const lockY = props.lock == null ? null : heightOf(Number(props.lock), scale);
  const lockAt = lockY === null ? null : lockTop(lockY, lastValue);
  const tags = [...(lastValue ? [`${lastValue.y}cqh`] : []), ...(lockAt ? [lockAt] : [])];
  return (
    <div dir="ltr" className="pt-11.5 text-[min(0.6875rem,4vw)] leading-none">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <div className={`relative @container-size ${className}`}>
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className={tick === 0 ? "chart-line bg-line-strong" : "chart-line bg-grid"}
              style={{ top: `${heightOf(tick, scale)}%` }}
            />
          ))}
          {children}
          <ChartReader label={label} marks={marks} isPrivate={isPrivate} />
          {props.headings && (
            <LazyTableOver
              label={label}
              marks={marks}
              isPrivate={isPrivate}
              headings={props.headings}
            />
          )}
        </div>
        <div aria-hidden className={`figures relative min-w-11 text-end text-faint ${className}`}>
          {/* The widest of them gives the axis its width. */}
          <span className="chart-axis-width">
            {axisText(scale.ticks[0].toFixed(scale.digits), scale.digits)}
          </span>
          <span className="chart-axis-width">
            {axisText(scale.ticks[2].toFixed(scale.digits), scale.digits)}
          </span>
          <div className="@container-size absolute inset-0">
            {scale.ticks.map((tick) => {
              const y = heightOf(tick, scale);
              return (
                <bdi
                  key={tick}
                  data-private={hidden}
                  className="chart-axis-label"
                  style={{ top: `${y}%`, clipPath: clipBelowTags(y, tags) }}
                >
                  {axisText(tick.toFixed(scale.digits), scale.digits)}
                </bdi>
              );
            })}
            {props.lock != null && lockAt && (
              <bdi
                className="absolute end-0 -translate-y-1/2 rounded-sm bg-tint-violet px-1.5 py-1 font-semibold text-violet-text"
                style={{ top: lockAt }}
              >
                {axisText(props.lock, scale.digits)}
              </bdi>
            )}
            {lastValue && (
              <bdi
                className="absolute end-0 -translate-y-1/2 rounded-sm bg-accent px-1.5 py-1 font-semibold text-on-accent"
                style={{ top: `${lastValue.y}%` }}
              >
                <span data-private={hidden}>{axisText(lastValue.value, scale.digits)}</span>
              </bdi>
            )}
          </div>
        </div>
        <div aria-hidden className="figures mt-2.5 whitespace-nowrap text-faint">
          {isValidElement(ticks) ? (
            ticks
          ) : (
            <div className="flex justify-between gap-2">
              {ticks.map((tick, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place; two may say the same
                <bdi key={index}>{tick}</bdi>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { pathThrough } from "@/app/_ui/chart/line-path";
import { listText } from "@/app/_ui/text/list-text";
import { balanceAfter, breakEvenDay, type Projection } from "@/lib/domain/platform/break-even";
import { formatAxisPrice } from "@/lib/money/format";
import { percent, rounded } from "../rounded";

const WIDTH = 1000;
const HEIGHT = 430;
const POINTS = 36;
const TICKS = 4;
/** Of its own units: room for the last label above, and for the days below. */
const PADDING = { top: 56, bottom: 40, end: 60 };
const STEPS = [1, 2, 2.5, 5, 10];

/** The round number nearest above an even division. */
function roundStep(span: number): number {
  const rough = span / TICKS;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * unit >= rough) ?? 10) * unit;
}

/** A value in whole dollars, with the sign of a gain. */
function signedUsd(value: number, locale: string): string {
  const text = formatAxisPrice(value.toFixed(0), 0, locale);
  return value >= 0.5 ? `+${text}` : text;
}

function scaleOf(projection: Projection, ends: readonly number[]) {
  const lowest = -projection.cost;
  const highest = Math.max(projection.cost * 0.08, ...ends);
  const plotHeight = HEIGHT - PADDING.top - PADDING.bottom;
  const step = roundStep(projection.cost);
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => -index * step);
  return {
    x: (day: number) => (day / projection.days) * (WIDTH - PADDING.end),
    y: (value: number) => PADDING.top + ((highest - value) / (highest - lowest)) * plotHeight,
    ticks: ticks.filter((value) => value >= lowest * 1.02),
  };
}

interface CalculatorPlotProps {
  projection: Projection;
  fallText: string;
  /** Nothing is drawn of a power that is none. */
  isKnown: boolean;
  locale: string;
  /** Has the verdicts said. */
  spoken?: (text: string) => ReactNode;
}

/** Two lines over a machine's term, at today's rate and at a falling one: what has come in, less the price. */
export function CalculatorPlot({
  projection,
  fallText,
  isKnown,
  locale,
  spoken,
}: CalculatorPlotProps) {
  const t = useTranslations("home.calculator");
  const steady = { ...projection, fall: 0 };
  const found = { steady: breakEvenDay(steady), falling: breakEvenDay(projection) };
  const ends = {
    steady: balanceAfter(projection.days, steady),
    falling: balanceAfter(projection.days, projection),
  };
  const { x, y, ticks } = scaleOf(projection, [ends.steady, ends.falling]);
  const pathOf = (from: number, to: number, of: Projection) => {
    // A rate that holds is a straight line.
    const points = of.fall === 0 ? 1 : POINTS;
    const days = Array.from(
      { length: points + 1 },
      (_, index) => from + ((to - from) * index) / points,
    );
    return pathThrough(days.map((day) => [x(day), y(balanceAfter(day, of))]));
  };
  const crossing = found.steady ?? projection.days;
  const verdict = (day: number | null) => {
    if (!isKnown) return "–";
    return day === null ? t("never") : t("breakEven", { day, days: projection.days });
  };
  const lines = (["steady", "falling"] as const).map((line) => ({
    line,
    label: line === "steady" ? t("today") : t("falling", { percent: fallText }),
    text: verdict(found[line]),
  }));
  const said = lines.map(({ label, text }) => `${label} ${text}`);
  const sentence = listText(locale, said);
  const place = (day: number, value: number) => ({
    left: percent(x(day) / WIDTH),
    top: percent(y(value) / HEIGHT),
  });
  const quarters = [0, 0.25, 0.5, 0.75].map((part) => Math.round(projection.days * part));
  const days = quarters.filter((day) => Math.abs(day - crossing) > projection.days / 9);
  return (
    <figure className="min-w-0 p-5.5 lg:px-8 lg:pt-7.5 lg:pb-6.5">
      <output
        aria-live="off"
        htmlFor="calculator-power calculator-slider calculator-price calculator-fall"
        className="flex flex-col gap-x-9 gap-y-3.5 sm:flex-row sm:flex-wrap"
      >
        {lines.map(({ line, label, text }) => (
          <span key={line} className="calculator-key" data-line={line}>
            <span className="block text-md text-muted">{label}</span>
            <span className="block text-xl font-semibold tracking-[-0.025em]">{text}</span>
          </span>
        ))}
      </output>
      {spoken?.(isKnown ? sentence : "")}
      {isKnown && (
        <p className="sr-only">
          {t("summary", {
            start: signedUsd(-projection.cost, locale),
            days: projection.days,
            steady: signedUsd(ends.steady, locale),
            falling: signedUsd(ends.falling, locale),
          })}
        </p>
      )}
      <div
        dir="ltr"
        className={`relative ms-[min(3rem,22vw)] mt-3.5 lg:ms-14 ${isKnown ? "" : "invisible"}`}
        aria-hidden="true"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="session-plot block h-75 w-full lg:h-107"
          fill="none"
        >
          {ticks.map((value) => (
            <path
              key={value}
              d={`M0 ${rounded(y(value))}H${WIDTH}`}
              stroke={value === 0 ? "var(--line-strong)" : "var(--grid)"}
            />
          ))}
          <path
            d={`${pathOf(0, crossing, steady)}V${y(-projection.cost)}H0Z`}
            fill="var(--cold)"
            opacity="0.12"
          />
          <path d={pathOf(0, crossing, steady)} stroke="var(--cold)" strokeWidth="2.4" />
          <path
            d={pathOf(0, projection.days, projection)}
            stroke="var(--violet)"
            strokeWidth="2.2"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
          {found.steady !== null && (
            <>
              <path
                d={`M${rounded(x(crossing))} ${rounded(y(0))}V${HEIGHT - PADDING.bottom}`}
                stroke="var(--heat1)"
                strokeDasharray="2 5"
              />
              <g className="heated" stroke="var(--heat1)">
                <path d={pathOf(crossing, projection.days, steady)} />
                <path d={pathOf(crossing, projection.days, steady)} />
                <path d={pathOf(crossing, projection.days, steady)} />
              </g>
            </>
          )}
        </svg>
        {found.steady !== null && (
          <span className="session-dot calculator-crossing" data-ring style={place(crossing, 0)} />
        )}
        {(["steady", "falling"] as const).map((line) => (
          <span
            key={line}
            className="calculator-end"
            data-line={line}
            style={place(projection.days, ends[line])}
          >
            <span className="figures">{signedUsd(ends[line], locale)}</span>
          </span>
        ))}
        {ticks.map((value) => (
          <span
            key={value}
            className="calculator-level figures"
            style={{ top: percent(y(value) / HEIGHT) }}
          >
            {value === 0 ? "0" : formatAxisPrice(value.toFixed(0), 0, locale)}
          </span>
        ))}
        <span
          dir="auto"
          className="absolute left-2.5 -translate-y-[130%] text-sm text-muted"
          style={{ top: percent(y(0) / HEIGHT) }}
        >
          {t("covered")}
        </span>
        {days.map((day, index) => (
          <span
            key={day}
            dir="auto"
            className={index % 2 ? "calculator-day max-lg:hidden" : "calculator-day"}
            style={{ left: percent(x(day) / WIDTH) }}
          >
            {t("tick", { day })}
          </span>
        ))}
        {found.steady !== null && (
          <span
            dir="auto"
            className="calculator-day font-semibold text-accent-text"
            style={{ left: percent(x(crossing) / WIDTH) }}
          >
            {t("tick", { day: crossing })}
          </span>
        )}
      </div>
    </figure>
  );
}

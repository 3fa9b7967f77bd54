import { type Slice, WHEEL_RADIUS } from "./wheel-geometry";
import type { WheelLabel } from "./wheel-labels";

interface WheelFigureProps {
  slices: readonly Slice[];
  labels: readonly WheelLabel[];
  /** In degrees, clockwise; a change turns the wheel there. */
  rotation: number;
  turnMs: number;
  /** The segment that was won, once the wheel stands. */
  won: number | null;
}

const TICKS = 72;
const TICK_DEGREES = 360 / TICKS;

/** Below this angle a label is written smaller. */
const NARROW = 12;
const FILLS = {
  token: "fill-tint-violet",
  airdrop: "fill-raised",
  power: "fill-tint-warn",
} as const;

/** The wheel with each segment as wide as its odds, under a pointer. Decoration: a table says the same. */
export function WheelFigure({ slices, labels, rotation, turnMs, won }: WheelFigureProps) {
  return (
    <svg aria-hidden="true" viewBox="-120 -120 240 240" className="w-full [direction:ltr]">
      <g
        style={{
          transform: `rotate(${rotation}deg)`,
          transition: `transform ${turnMs}ms cubic-bezier(0.12, 0.7, 0.1, 1)`,
        }}
      >
        <circle r={WHEEL_RADIUS + 2} className="fill-surface stroke-line-strong" />
        {Array.from({ length: TICKS }, (_, index) => {
          const angle = index * TICK_DEGREES;
          const slice = won === null ? undefined : slices[won];
          const isLit = slice !== undefined && angle >= slice.from && angle <= slice.to;
          return (
            <path
              key={angle}
              d={isLit ? "M0 -107V-117" : "M0 -108V-112"}
              transform={`rotate(${angle})`}
              strokeWidth={isLit ? 2 : 1.25}
              strokeLinecap="round"
              className={isLit ? "stroke-accent" : "stroke-line-strong"}
            />
          );
        })}
        {slices.map(({ from, to, path }, index) => {
          const label = labels[index];
          const middle = (from + to) / 2;
          const isWon = index === won;
          return (
            <g key={path}>
              <path
                d={path}
                strokeWidth={1}
                className={`stroke-line-strong ${isWon ? "fill-accent" : FILLS[label?.tone ?? "airdrop"]}`}
              />
              <text
                transform={`rotate(${middle - 90}) translate(${WHEEL_RADIUS - 7} 0)`}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={to - from < NARROW ? 6.5 : 8.5}
                className={`figures font-semibold ${isWon ? "fill-on-accent" : "fill-text"}`}
              >
                {label?.text}
              </text>
            </g>
          );
        })}
        <circle r={20} className="fill-surface stroke-line-strong" />
        <circle r={5} className="fill-accent" />
      </g>
      <path d="M-8 -118h16l-8 17z" strokeLinejoin="round" className="fill-text stroke-surface" />
    </svg>
  );
}

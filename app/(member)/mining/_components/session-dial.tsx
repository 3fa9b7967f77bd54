import type { ReactNode } from "react";

const RADIUS = 104;
const CENTRE_X = 170;
const CENTRE_Y = 150;
const TICKS = 96;
const TICK_RADIUS = 87;
const STROKE = 14;

interface SessionDialProps {
  /** How much of the session's time has passed, in whole percent. */
  percent: number;
  label: string;
  /** The share in words. */
  text: string;
  /** The clock at the start and after each quarter of the session; none without a session. */
  times: readonly string[];
  /** In the middle. */
  children: ReactNode;
}

/** The places of the four times, clockwise from the top. */
const TIME_PLACES = [
  { x: CENTRE_X, y: 22, anchor: "middle" },
  { x: 340, y: CENTRE_Y + 4, anchor: "end" },
  { x: CENTRE_X, y: 286, anchor: "middle" },
  { x: 0, y: CENTRE_Y + 4, anchor: "start" },
] as const;

const RING = { cx: CENTRE_X, cy: CENTRE_Y, fill: "none" } as const;
const FROM_THE_TOP = `rotate(-90 ${CENTRE_X} ${CENTRE_Y})`;

/** The time of a session around what it has earned, clockwise in every language. */
export function SessionDial({ percent, label, text, times, children }: SessionDialProps) {
  const passed = Math.round((percent / 100) * TICKS);
  const ticks = { ...RING, r: TICK_RADIUS, pathLength: TICKS, strokeWidth: 6 };
  return (
    <div dir="ltr" className="@container relative mx-auto w-full max-w-[21.25rem]">
      <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuetext={text}>
        <svg aria-hidden="true" viewBox="0 0 340 300" className="block w-full">
          <g transform={FROM_THE_TOP}>
            <circle {...RING} r={RADIUS} stroke="var(--raised)" strokeWidth={STROKE} />
            <circle {...ticks} stroke="var(--line-strong)" strokeDasharray="0.25 0.75" />
            <circle
              {...ticks}
              stroke="var(--accent)"
              strokeDasharray={`${"0.25 0.75 ".repeat(passed)}0 ${TICKS}`}
            />
            {percent > 0 && (
              <>
                <circle
                  {...RING}
                  r={RADIUS}
                  stroke="var(--accent)"
                  strokeWidth={STROKE}
                  strokeLinecap="round"
                  pathLength={100}
                  strokeDasharray={`${percent} 100`}
                />
                <circle
                  cx={CENTRE_X + RADIUS}
                  cy={CENTRE_Y}
                  r={10}
                  fill="var(--surface)"
                  stroke="var(--accent-hover)"
                  strokeWidth={4.5}
                  transform={`rotate(${percent * 3.6} ${CENTRE_X} ${CENTRE_Y})`}
                />
              </>
            )}
          </g>
          {times.map((time, index) => {
            const place = TIME_PLACES[index];
            return (
              place && (
                <text
                  key={time}
                  x={place.x}
                  y={place.y}
                  textAnchor={place.anchor}
                  className="figures fill-faint text-[min(0.6875rem,14px)] font-medium"
                >
                  {`\u2068${time}\u2069`}
                </text>
              )
            );
          })}
        </svg>
      </div>
      <div
        data-cover="center"
        className="absolute inset-0 grid place-content-center justify-items-center text-center"
      >
        {children}
      </div>
    </div>
  );
}

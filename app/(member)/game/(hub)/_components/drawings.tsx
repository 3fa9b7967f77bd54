const STROKE = {
  fill: "none",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A price that goes up from a locked line. */
export function PredictionDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8" {...STROKE}>
      <path d="M4 20h24" className="stroke-faint" strokeDasharray="2 3.5" />
      <path d="M4 22l5-4 4 3 6-8 4 3 5-7" className="stroke-accent" />
      <path d="M24 9h4v4" className="stroke-accent" />
    </svg>
  );
}

/** The wheel and its pointer. */
export function WheelDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8" {...STROKE}>
      <circle cx="16" cy="17" r="11" className="stroke-violet-text" />
      <circle cx="16" cy="17" r="2.5" className="stroke-violet-text" />
      <path
        d="M16 14.5V6M18 15.5l7-5M18.4 18l8 2.6M16.6 19.4l2.6 8M14 18.6l-6.6 5M13.6 16.4L5.4 14"
        className="stroke-violet-text"
      />
      <path d="M13.5 2.5h5L16 6.5z" className="fill-accent stroke-accent" />
    </svg>
  );
}

/** Four lanes, one of them lit. */
export function RushDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8" {...STROKE}>
      {[3, 10, 17, 24].map((x) => (
        <rect key={x} x={x} y="5" width="5" height="22" rx="2.5" className="stroke-faint" />
      ))}
      <rect x="17" y="5" width="5" height="22" rx="2.5" className="fill-tint-up stroke-up" />
      <circle cx="19.5" cy="13" r="1" className="fill-up stroke-up" />
    </svg>
  );
}

const COLUMNS = [28, 49, 70, 91];
const ROWS = [50, 68];

/** A calendar on which no day is marked. */
export function LaunchpadDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className="h-24 w-30 shrink-0 text-violet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="10" y="14" width="100" height="74" rx="12" className="fill-raised" />
      <path d="M10 36h100M36 8v12M84 8v12" />
      {ROWS.map((y) =>
        COLUMNS.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3" strokeOpacity="0.5" />),
      )}
    </svg>
  );
}

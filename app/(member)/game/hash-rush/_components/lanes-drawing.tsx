const LANES = [12, 44, 76, 108];
const LIT = 76;

/** The four lanes with a lit hash, as a picture. */
export function LanesDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 144 76" className="mx-auto h-24" fill="none">
      {LANES.map((x) => (
        <g
          key={x}
          className={x === LIT ? "stroke-accent" : "stroke-line-strong"}
          strokeWidth="1.75"
        >
          <rect
            x={x}
            y="2"
            width="24"
            height="72"
            rx="7"
            className={x === LIT ? "fill-tint-warn" : "fill-raised"}
          />
          {x === LIT ? (
            <circle cx={x + 12} cy="38" r="7.5" className="fill-accent" />
          ) : (
            <circle cx={x + 12} cy="38" r="7.5" strokeDasharray="2.5 3" />
          )}
        </g>
      ))}
    </svg>
  );
}

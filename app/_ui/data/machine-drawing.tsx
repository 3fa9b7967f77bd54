const FAN_RADIUS = 17;
const ONE_FAN = [36];
const TWO_FANS = [36, 78];

function Fan({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={FAN_RADIUS} />
      <circle cx={x} cy={y} r="4" />
      <path
        d={`M${x} ${y - 4}c3-8 9-8 10-5M${x + 4} ${y}c8 3 8 9 5 10M${x} ${y + 4}c-3 8-9 8-10 5M${x - 4} ${y}c-8-3-8-9-5-10`}
        opacity="0.55"
      />
    </g>
  );
}

interface UnitProps {
  y: number;
  /** Where the fans sit. */
  fans: readonly number[];
}

function Unit({ y, fans }: UnitProps) {
  const vent = (fans.at(-1) ?? 0) + 30;
  return (
    <g>
      <rect x="8" y={y} width="144" height="48" rx="10" className="fill-surface" />
      {fans.map((x) => (
        <Fan key={x} x={x} y={y + 24} />
      ))}
      <path
        d={`M${vent} ${y + 16}H138M${vent} ${y + 24}H138M${vent} ${y + 32}H126`}
        opacity="0.7"
      />
    </g>
  );
}

interface MachineDrawingProps {
  /** Its power as a plain decimal, null when it is not known. */
  th: string | null;
  className?: string;
}

/** What a machine of this power looks like: one fan, two fans, or a rack of two units. */
export function MachineDrawing({ th, className = "h-28 w-40" }: MachineDrawingProps) {
  const digits = th?.split(".")[0]?.length ?? 1;
  const isRack = digits >= 3;
  const isSmall = !isRack && !/^[4-9]\d/.test(th ?? "");
  const tone = isRack ? "text-text" : isSmall ? "text-accent" : "text-violet";
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 112"
      className={`${className} ${tone}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isRack ? (
        <>
          <Unit y={4} fans={TWO_FANS} />
          <Unit y={60} fans={TWO_FANS} />
        </>
      ) : (
        <Unit y={32} fans={isSmall ? ONE_FAN : TWO_FANS} />
      )}
    </svg>
  );
}

const SIZE = 100;
const CENTRE = SIZE / 2;

interface DrainingRingProps {
  /** What is left of the whole, from 0 to 1. */
  left: number;
  /** Of the line, in hundredths of the ring's size. */
  stroke: number;
  /** Gives size and colour. */
  className: string;
}

/** What is left of a time, which a clock beside it says: the gap opens at the top, clockwise in every language. */
export function DrainingRing({ left, stroke, className }: DrainingRingProps) {
  const circle = {
    cx: CENTRE,
    cy: CENTRE,
    r: CENTRE - stroke / 2,
    fill: "none",
    strokeWidth: stroke,
  };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={`shrink-0 -rotate-90 ${className}`}
    >
      <circle {...circle} stroke="var(--raised)" />
      {left > 0 && (
        <circle
          {...circle}
          className="transition-[stroke-dasharray,stroke-dashoffset] duration-1000 ease-linear"
          stroke="currentColor"
          pathLength={1}
          strokeDasharray={`${left} 1`}
          strokeDashoffset={left - 1}
        />
      )}
    </svg>
  );
}

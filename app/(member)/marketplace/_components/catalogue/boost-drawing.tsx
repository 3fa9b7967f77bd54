const MARKS = [0, 45, 90, 135, 180];

interface BoostDrawingProps {
  /** More output, in percent; the needle of the dial follows it up to 50. */
  percent: number | null;
}

const FULL_PERCENT = 50;

/** What a boost looks like: a dial that points at what it adds. */
export function BoostDrawing({ percent }: BoostDrawingProps) {
  const turn = Math.min(1, Math.max(0, (percent ?? 0) / FULL_PERCENT)) * 180;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 80"
      className="h-20 w-28 text-violet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M14 62a42 42 0 0 1 84 0" />
      {MARKS.map((angle) => (
        <path key={angle} d="M22 62h6" transform={`rotate(${angle} 56 62)`} opacity="0.6" />
      ))}
      <path
        d="M56 62H30"
        strokeWidth="3"
        className="text-accent"
        stroke="currentColor"
        transform={`rotate(${turn} 56 62)`}
      />
      <circle cx="56" cy="62" r="5" className="fill-surface" />
      <path d="M36 74h40" opacity="0.6" />
    </svg>
  );
}

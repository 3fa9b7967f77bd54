interface ProgressProps {
  /** From 0 to 100. */
  percent: number;
  label: string;
  /** The value in words. */
  text: string;
  /** `violet` of what is staked. */
  tone?: keyof typeof TONES;
}

const TONES = {
  accent: "bg-linear-to-r from-accent to-accent-hover rtl:bg-linear-to-l",
  violet: "bg-violet",
} as const;

/** A bar that shows how much of something is done. */
export function Progress({ percent, label, text, tone = "accent" }: ProgressProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(width)}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <div className={`h-full rounded-full ${TONES[tone]}`} style={{ inlineSize: `${width}%` }} />
    </div>
  );
}

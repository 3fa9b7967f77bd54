import type { ReactNode } from "react";

interface StatProps {
  label: ReactNode;
  /** Usually an `Amount`. */
  value: ReactNode;
  /** A line below the figure: the value in USDT, a change, a date. */
  note?: ReactNode;
  /** `fitting` keeps an amount and its unit on one line where two stand side by side on a phone. */
  size?: "fitting" | "medium" | "large";
}

const SIZES = { fitting: "text-lg sm:text-2xl", medium: "text-2xl", large: "text-4xl" } as const;

/** One figure with its name. Inside a `StatGroup`, or alone in a card. */
export function Stat({ label, value, note, size = "medium" }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-md text-muted">{label}</dt>
      <dd className={`figures-display mt-0.5 wrap-anywhere ${SIZES[size]}`}>{value}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}

/** Figures side by side; two in a row on a phone. */
export function StatGroup({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <dl
      className={`grid grid-cols-[repeat(2,minmax(min-content,1fr))] max-[18rem]:grid-cols-1 gap-x-5 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${className}`}
    >
      {children}
    </dl>
  );
}

import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels at the start, values at the end, one fact a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <dt className="text-md text-muted">{label}</dt>
          <dd className="min-w-0 text-end text-base font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

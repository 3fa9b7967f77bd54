import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import type { SourceTotal } from "@/lib/earning/earned";
import { percentOf } from "@/lib/money/decimal";
import { isZero } from "@/lib/money/render";

interface SourceBarProps {
  totals: readonly SourceTotal[];
  /** What all gains together are worth, without losses. */
  gained: string;
}

/** How the gains are spread over the sources; the table below says the same in words. */
export function SourceBar({ totals, gained }: SourceBarProps) {
  const parts = totals.filter(({ value }) => value && !value.startsWith("-") && !isZero(value));
  return (
    <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ source, value }) => (
        <span
          key={source}
          className="min-w-1 shrink grow-0"
          style={{
            flexBasis: `${percentOf(value ?? "0", gained) ?? "0"}%`,
            background: SOURCE_COLOURS[source],
          }}
        />
      ))}
    </div>
  );
}

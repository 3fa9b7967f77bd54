"use client";

import { ChevronDown } from "lucide";
import { Icon } from "@/app/_ui/data/icon";
import { TokenDisc } from "@/app/_ui/data/token-disc";

export interface TokenChoice {
  /** What is chosen, such as the token that is paid with. */
  label: string;
  options: readonly string[];
  onChange: (symbol: string) => void;
  isFrozen?: boolean;
}

interface TokenPillProps {
  symbol: string;
  choice?: TokenChoice;
}

const PILL = "relative inline-flex h-11 shrink-0 items-center rounded-full bg-hi";

/** A token as a pill; where there is more than one, it is chosen by the browser's own list. */
export function TokenPill({ symbol, choice }: TokenPillProps) {
  const isChosen = choice !== undefined && choice.options.length > 1;
  return (
    <span
      className={`${PILL} ${isChosen ? "hover:bg-line-strong has-focus-visible:outline-2 has-focus-visible:outline-accent-text" : "ps-11.5 pe-4"}`}
    >
      <span aria-hidden className="pointer-events-none absolute start-1.5 grid">
        <TokenDisc symbol={symbol} size={32} />
      </span>
      {isChosen ? (
        <>
          <select
            aria-label={choice.label}
            value={symbol}
            disabled={choice.isFrozen}
            onChange={(event) => choice.onChange(event.target.value)}
            className="h-11 cursor-pointer appearance-none rounded-full bg-transparent ps-11.5 pe-9 text-field font-semibold outline-none disabled:text-muted [&>option]:bg-surface"
          >
            {choice.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon
            node={ChevronDown}
            size={16}
            className="pointer-events-none absolute end-3.5 text-muted"
          />
        </>
      ) : (
        <bdi dir="ltr" className="text-base font-semibold">
          {symbol}
        </bdi>
      )}
    </span>
  );
}

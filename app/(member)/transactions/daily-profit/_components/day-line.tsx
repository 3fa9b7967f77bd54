"use client";

import { ChevronDown } from "lucide";
import type { Route } from "next";
import type { ReactNode } from "react";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { Icon } from "@/app/_ui/data/icon";
import { ListRow } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import type { ProfitSource } from "@/lib/contract/transaction";
import { isZero } from "@/lib/money/render";

interface DayLineProps {
  /** A UTC day as `YYYY-MM-DD`, and how it is written. */
  day: string;
  name: string;
  /** Unfolds it, or folds it again. */
  href: Route;
  isOpen: boolean;
  /** What it came from. */
  text: string;
  /** What it brought in USDT: a plain decimal, and as people read it. */
  raw: string;
  amount: string;
  /** The bar of each source, in pixels. */
  shares: readonly (readonly [ProfitSource, number])[];
  /** Its lines, once it is unfolded. */
  children: ReactNode;
}

function colourOf(raw: string): string {
  if (isZero(raw)) return "text-muted";
  return raw.startsWith("-") ? "text-down" : "text-up";
}

/** The row of a day, of which a page has dozens. */
export function DayLine(props: DayLineProps) {
  const { day, name, href, isOpen, text, raw, amount, shares, children } = props;
  return (
    <ListRow
      ids={day}
      title={
        <Link href={href} scroll={false} aria-expanded={isOpen} className="figures row-cover">
          <time dateTime={day}>{name}</time>
        </Link>
      }
      text={text}
      amount={<Amount isPrivate raw={raw} text={amount} className={colourOf(raw)} />}
      value={
        shares.length > 0 && (
          <span aria-hidden className="flex h-5 items-center justify-end gap-0.5">
            {shares.map(([source, width]) => (
              <span
                key={source}
                className="h-1.5 min-w-0.5 rounded-full"
                style={{ width, background: SOURCE_COLOURS[source] }}
              />
            ))}
          </span>
        )
      }
      action={
        <span className={`pointer-events-none block text-muted ${isOpen ? "rotate-180" : ""}`}>
          <Icon node={ChevronDown} size={18} />
        </span>
      }
      more={children}
    />
  );
}

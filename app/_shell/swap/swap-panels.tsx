import { ArrowDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import { FIGURE_EM } from "@/app/_ui/text/figure-em";
import { formatQuantity } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface MoneyPanelProps {
  label: string;
  /** The amount without its unit, which the token names; usually an `ExactAmount`. */
  amount: ReactNode;
  token: ReactNode;
  /** Beside the label, such as what the wallet holds. */
  aside?: ReactNode;
  /** Below the amount, such as its value. */
  note?: ReactNode;
  /** Of the amount, where it says more than the sign. */
  tone?: string;
}

/** One side of an exchange: its name over its amount, the token at the end. */
export function MoneyPanel({ label, amount, token, aside, note, tone = "" }: MoneyPanelProps) {
  return (
    <dl className="@container rounded-card bg-raised p-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
        <dt className={`text-sm text-muted ${aside ? "" : "col-span-3"}`}>{label}</dt>
        <dd
          className={`figures-display col-span-2 row-start-2 min-w-0 py-1 text-3xl wrap-anywhere ${tone}`}
        >
          {amount}
        </dd>
        <dd className="col-start-3 row-start-2 justify-self-end">{token}</dd>
        {note && <dd className="figures col-span-3 row-start-3 text-sm text-muted">{note}</dd>}
        {aside && (
          <dd className="col-span-2 col-start-2 row-start-1 text-end text-sm text-muted">
            {aside}
          </dd>
        )}
      </div>
    </dl>
  );
}

/** What the token takes beside the amount: a long one is written smaller before it breaks. */
const BESIDE_AMOUNT = "8.5rem";

interface PanelAmountProps {
  raw: string;
  symbol: string;
  locale: string;
  isPrivate?: boolean;
  /** With a plus where it is above zero. */
  isSigned?: boolean;
}

/** The amount of a {@link MoneyPanel}, with every digit on demand. */
export function PanelAmount({
  raw,
  symbol,
  locale,
  isPrivate,
  isSigned = false,
}: PanelAmountProps) {
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  const text = plus + formatQuantity(raw, symbol, locale);
  const fontSize = `clamp(1rem, calc((100cqi - ${BESIDE_AMOUNT}) / ${(text.length * FIGURE_EM).toFixed(1)}), 1em)`;
  return (
    <ExactAmount
      {...{ raw, symbol, locale, isPrivate, isSigned }}
      short={
        <span style={{ fontSize }}>
          <Amount isPrivate={isPrivate} raw={raw} text={text} />
        </span>
      }
    />
  );
}

interface SwapPanelsProps {
  pay: ReactNode;
  receive: ReactNode;
  /** Turns the two around; by default the arrow from one to the other. */
  turn?: ReactNode;
}

/** What is paid over what comes for it. */
export function SwapPanels({ pay, receive, turn }: SwapPanelsProps) {
  return (
    <div className="grid gap-2">
      {pay}
      <div className="pointer-events-none relative z-1 -my-6.5 grid justify-items-center *:pointer-events-auto">
        {turn ?? (
          <span
            aria-hidden
            className="my-1.5 grid size-8 place-items-center rounded-full border border-line-strong bg-surface"
          >
            <Icon node={ArrowDown} size={16} />
          </span>
        )}
      </div>
      {receive}
    </div>
  );
}

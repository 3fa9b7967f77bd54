import type { IconNode } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { TokenDisc } from "@/app/_ui/data/token-disc";

/** The surface of a list of {@link ListRow}s, whatever stands above and below them. */
export const ROW_SURFACE = "row-surface";

interface RowGroupProps {
  /** A day, a week or a month. */
  title: ReactNode;
  /** At the end of the heading, such as what the day brought. */
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** Rows under the heading of their day. */
export function RowGroup({ title, aside, level = 3, children }: RowGroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="break-inside-auto">
      <div className="row-group-heading">
        <Heading id={id} className="font-sans font-medium">
          {title}
        </Heading>
        {aside}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

interface ListRowProps {
  /** A disc of 40 px. */
  disc?: ReactNode;
  /** Names the record. What opens it covers the row by `after:absolute after:inset-0`. */
  title: ReactNode;
  /** A state that is not the usual one: beside the title on wide screens, `value` says it on phones. */
  chip?: ReactNode;
  /** Below the title: the time and one fact. */
  text?: ReactNode;
  /** A figure more where there is room. */
  aside?: ReactNode;
  amount?: ReactNode;
  /** Below the amount. */
  value?: ReactNode;
  /** A button of its own at the row's end; it lies above what covers the row. */
  action?: ReactNode;
  /** On phones the button has a line of its own, so that it takes nothing from the title and the figures. */
  isActionBelow?: boolean;
  /** On phones the row has no button, and its figures end where the row does. */
  isActionWide?: boolean;
  /** Rows that belong to this one, below it. */
  more?: ReactNode;
  /** Ids of the records in this row. */
  ids?: string;
}

/**
 * One record of a list, 64 px high: disc, title over a second line, amount over its value. In a narrow list each line
 * shares its own width, so that a long amount takes nothing from the line below it; what still lacks room wraps, and
 * where text is so large that a line has no room for both, the amount goes below.
 */
export function ListRow(props: ListRowProps) {
  const { disc, title, chip, text, aside, amount, value, action, more, ids } = props;
  const { isActionBelow, isActionWide } = props;
  return (
    <li data-records={ids} className="list-row">
      <div className={`list-row-line ${isActionBelow ? "max-md:flex-wrap max-md:gap-y-0" : ""}`}>
        {disc}
        <div className="list-row-body">
          <div className="list-row-start">
            <p className="list-row-title">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              {chip && <span className="shrink-0 max-md:hidden">{chip}</span>}
            </p>
            {text && <p className="list-row-text">{text}</p>}
          </div>
          {aside && <div className="list-row-aside">{aside}</div>}
          {amount && (
            <div className="list-row-end">
              <p className="figures list-row-amount">{amount}</p>
              {value && <p className="figures list-row-value">{value}</p>}
            </div>
          )}
          <span aria-hidden className="list-row-break" />
        </div>
        {isActionBelow && <span aria-hidden className="h-0 w-full md:hidden" />}
        {action && (
          <div
            className={`relative z-1 shrink-0 ${isActionBelow ? "max-md:ms-13" : "ms-auto"} ${isActionWide ? "max-md:hidden" : ""}`}
          >
            {action}
          </div>
        )}
      </div>
      {more}
    </li>
  );
}

interface KindDiscProps {
  symbol: string;
  /** What happened, as a small badge. */
  kind?: IconNode;
}

/** The token of a record with a badge for its kind. */
export function KindDisc({ symbol, kind }: KindDiscProps) {
  return (
    <span aria-hidden className="relative grid shrink-0">
      <TokenDisc symbol={symbol} size={40} />
      {kind && (
        <span className="kind-badge">
          <Icon node={kind} size={11} strokeWidth={2.5} />
        </span>
      )}
    </span>
  );
}

/** Two tokens of one record: what was given and what came for it. */
export function PairDisc({ from, to }: { from: string; to: string }) {
  return (
    <span aria-hidden className="relative size-10 shrink-0">
      <span className="absolute start-0 top-0 grid">
        <TokenDisc symbol={from} size={27} />
      </span>
      <span className="absolute end-0 bottom-0 grid rounded-full ring-2 ring-surface">
        <TokenDisc symbol={to} size={27} />
      </span>
    </span>
  );
}

/** A record that has no token. */
export function SignDisc({
  sign,
  tone = "bg-raised text-muted",
}: {
  sign: IconNode;
  tone?: string;
}) {
  return (
    <span aria-hidden className={`sign-disc ${tone}`}>
      <Icon node={sign} size={20} />
    </span>
  );
}

import type { ReactNode } from "react";
import { Card, CardHeading } from "./card";
import { ROW_SURFACE } from "./row-list";
import { TABLE_SURFACE } from "./table-cards";

interface TableFrameProps {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** Below the heading. */
  note?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** What it holds: cards that stand free on phones, or rows that share a surface there, too. */
  holds?: "cards" | "rows";
  className?: string;
  children: ReactNode;
}

const FRAMES = {
  cards: { surface: `${TABLE_SURFACE} md:pt-5`, head: "mb-4 md:px-6" },
  rows: { surface: `${ROW_SURFACE} pt-4 md:pt-6`, head: "mb-3 px-4 md:px-5" },
} as const;

/** A list with its heading: one surface on wide screens, cards below it on phones. */
export function TableFrame(props: TableFrameProps) {
  const { id, title, note, aside, holds = "cards", className = "", children } = props;
  const { surface, head } = FRAMES[holds];
  return (
    <section aria-labelledby={id} className={`${surface} ${className}`}>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-5 gap-y-3 print:break-after-avoid ${head}`}
      >
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {note && (
            <p data-said="count" className="figures text-sm text-muted">
              {note}
            </p>
          )}
        </div>
        {aside && <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

interface MissingCardProps {
  title: string;
  text: string;
}

/** In the place of a {@link TableFrame}: the service keeps no such list. */
export function MissingCard({ title, text }: MissingCardProps) {
  return (
    <Card>
      <CardHeading>{title}</CardHeading>
      <p className="text-md text-muted">{text}</p>
    </Card>
  );
}

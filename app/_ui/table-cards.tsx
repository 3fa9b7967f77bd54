import type { ReactNode } from "react";

interface TableCardsProps {
  /** The widths of the columns from 852 px up, as a grid template. */
  columns: string;
  /** The headings of the columns; the first names the row. */
  headings: readonly string[];
  children: ReactNode;
}

/** A list of records: a table's columns on wide screens, a card for each record on phones. */
export function TableCards({ columns, headings, children }: TableCardsProps) {
  return (
    <div style={{ "--columns": columns } as React.CSSProperties}>
      <div
        aria-hidden
        className="hidden gap-x-4 border-b border-line px-6 pb-3 text-sm font-medium text-faint md:grid md:grid-cols-(--columns)"
      >
        {headings.map((heading, index) => (
          <span key={heading} className={index === 0 ? "" : "text-end"}>
            {heading}
          </span>
        ))}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 md:block">{children}</ul>
    </div>
  );
}

/** One record. `title` names it; the cells follow. */
export function TableCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="relative rounded-card border border-line bg-surface p-5 shadow-card md:grid md:grid-cols-(--columns) md:items-center md:gap-x-4 md:rounded-none md:border-0 md:bg-transparent md:not-first:border-t md:px-6 md:py-4 md:shadow-none md:hover:bg-raised/50">
      <div className="mb-4 md:mb-0">{title}</div>
      <dl className="grid gap-2.5 md:contents">{children}</dl>
    </li>
  );
}

/** One fact of a record. Its label is the column's heading, shown on phones. */
export function TableCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 md:block md:text-end">
      <dt className="text-md text-muted md:sr-only">{label}</dt>
      <dd className="text-md font-medium">{children}</dd>
    </div>
  );
}

import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide";
import type { Route } from "next";
import Link from "next/link";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

export interface TableHeading {
  label: string;
  /**
   * The address that sorts by this column; absent for one that cannot be sorted by. Cards on phones have no columns:
   * a `SortSelect` or a filter stands above them.
   */
  href?: string;
  sort?: "ascending" | "descending";
  align?: "start" | "end";
}

/** The surface of a section around {@link TableCards} from 852 px up; below it each card has its own. */
export const TABLE_SURFACE =
  "md:rounded-card md:border md:border-line md:bg-surface md:shadow-card";

interface TableCardsProps {
  /** What the table holds, for those who do not see what stands around it. */
  caption?: string;
  /** The widths of the columns from 852 px up, as a grid template. */
  columns: string;
  /** The headings of the columns; the first names the row. */
  headings: readonly (string | TableHeading)[];
  children: ReactNode;
}

function SortLink({ href, label, sort }: TableHeading & { href: string }) {
  const sign = sort ? (sort === "ascending" ? ChevronUp : ChevronDown) : ChevronsUpDown;
  return (
    <Link
      href={href as Route}
      scroll={false}
      prefetch={false}
      className={`relative inline-flex items-center gap-1 rounded-sm after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-text ${sort ? "text-text" : ""} max-md:hidden`}
    >
      {label}
      <Icon node={sign} size={14} />
    </Link>
  );
}

/* Spelt out, because an element that is laid out as a grid loses its own role in some browsers. */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * A list of records: a table's columns on wide screens, a card for each record on phones. The facts stand
 * in the same order on both. Its children are {@link TableCard}s.
 */
export function TableCards({ caption, columns, headings, children }: TableCardsProps) {
  return (
    <table
      {...TABLE_ROLES.table}
      className="block"
      style={{ "--columns": columns } as CSSProperties}
    >
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead {...TABLE_ROLES.rowgroup} className="sr-only md:not-sr-only md:block">
        <tr
          {...TABLE_ROLES.row}
          className="gap-x-3 border-b border-line px-6 pb-3 text-sm text-faint md:grid md:grid-cols-(--columns) lg:gap-x-4"
        >
          {headings.map((heading, index) => {
            const column = typeof heading === "string" ? { label: heading } : heading;
            const isStart = column.align ? column.align === "start" : index === 0;
            return (
              <th
                key={column.label}
                {...TABLE_ROLES.columnheader}
                scope="col"
                aria-sort={column.href ? (column.sort ?? "none") : undefined}
                className={`font-medium ${isStart ? "text-start" : "text-end"}`}
              >
                <span className={column.href ? "md:hidden" : ""}>{column.label}</span>
                {column.href && <SortLink {...column} href={column.href} />}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rowgroup} className="grid gap-3 sm:grid-cols-2 md:block">
        {children}
      </tbody>
    </table>
  );
}

interface TableCardProps {
  /** Names the record. A link in it may cover the whole row by `after:absolute after:inset-0`. */
  title: ReactNode;
  /** {@link TableCell}s in the order of the headings. */
  children: ReactNode;
}

/** One record. */
export function TableCard({ title, children }: TableCardProps) {
  return (
    <tr
      {...TABLE_ROLES.row}
      className="relative block rounded-card border border-line bg-surface p-5 shadow-card md:grid md:grid-cols-(--columns) md:items-center md:gap-x-3 md:rounded-none md:border-0 md:bg-transparent md:not-first:border-t md:px-6 md:py-4 md:shadow-none md:hover:bg-raised/50 lg:gap-x-4"
    >
      <th
        {...TABLE_ROLES.rowheader}
        scope="row"
        className="mb-4 block min-w-0 text-start font-normal md:mb-0"
      >
        {title}
      </th>
      {children}
    </tr>
  );
}

/** A row of its own below a {@link TableCard}, over all columns, for what belongs to that record. */
export function TableCardMore({ id, children }: { id: string; children: ReactNode }) {
  return (
    <tr
      {...TABLE_ROLES.row}
      id={id}
      className="block rounded-card border border-line bg-raised/40 p-5 sm:col-span-full md:rounded-none md:border-0 md:px-6 md:py-4"
    >
      <td {...TABLE_ROLES.cell} className="block min-w-0">
        {children}
      </td>
    </tr>
  );
}

interface TableCellProps {
  /** The column's heading, shown beside the value on phones; left out where the value says it itself. */
  label?: string;
  align?: "start" | "end";
  children: ReactNode;
}

/** One fact of a record. */
export function TableCell({ label, align = "end", children }: TableCellProps) {
  return (
    <td
      {...TABLE_ROLES.cell}
      className={`flex min-w-0 flex-wrap items-center justify-between gap-x-4 py-1.25 text-md md:block md:py-0 ${align === "end" ? "md:text-end" : "md:text-start"}`}
    >
      {label && (
        <span aria-hidden className="text-muted md:hidden">
          {label}
        </span>
      )}
      <span className="ms-auto min-w-0 text-end font-medium md:text-inherit">{children}</span>
    </td>
  );
}

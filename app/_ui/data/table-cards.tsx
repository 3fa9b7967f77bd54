import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";

export interface TableHeading {
  label: string;
  /**
   * The address that sorts by this column; absent for one that cannot be sorted by. Rows on phones have no columns:
   * a `SortSelect` or a filter stands above them.
   */
  href?: string;
  sort?: "ascending" | "descending";
  align?: "start" | "end";
}

/** The surface of a section around {@link TableCards} from 852 px up; below it the rows have their own. */
export const TABLE_SURFACE =
  "md:rounded-card md:border md:border-line md:bg-surface md:shadow-card";

interface TableCardsProps {
  /** What the table holds, for those who do not see what stands around it. */
  caption?: string;
  /** The widths of the columns from 852 px up, as a grid template. */
  columns: string;
  /** The headings of the columns; the first names the row. */
  headings: readonly (string | TableHeading)[];
  /** On phones rows of 64 px each, of {@link TableRow}s without a surface of their own; else the records of {@link TableCard}s. */
  phone?: "records" | "rows";
  children: ReactNode;
}

function SortLink({ href, label, sort }: TableHeading & { href: string }) {
  const sign = sort ? (sort === "ascending" ? ChevronUp : ChevronDown) : ChevronsUpDown;
  return (
    <Link
      href={href as Route}
      scroll={false}
      data-sorts=""
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
 * A list of records: a table's columns on wide screens, on phones each record's facts in a line or two below its
 * name, or a row of its own look. The facts stand in the same order on both. Its children are {@link TableCard}s or {@link TableRow}s.
 */
export function TableCards({
  caption,
  columns,
  headings,
  phone = "records",
  children,
}: TableCardsProps) {
  const t = useTranslations("common");
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
                {column.sort && (
                  <span data-said="sort" hidden>
                    {t(`sorted.${column.sort}`, { column: column.label })}
                  </span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody
        {...TABLE_ROLES.rowgroup}
        className={
          phone === "rows"
            ? "@container block"
            : "block overflow-clip rounded-card border border-line bg-surface shadow-card md:overflow-visible md:rounded-none md:border-0 md:bg-transparent md:shadow-none"
        }
      >
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
    <tr {...TABLE_ROLES.row} className="table-card">
      <th
        {...TABLE_ROLES.rowheader}
        scope="row"
        className="mb-0.5 block w-full min-w-0 text-start font-normal md:mb-0 md:w-auto"
      >
        {title}
      </th>
      {children}
    </tr>
  );
}

interface TableRowProps {
  /** Stands before the title: 40 px. */
  disc: ReactNode;
  /** Names the record. */
  title: ReactNode;
  /** On phones the title is the first of two lines, and a cell in `second` place the other. */
  hasSecond?: boolean;
  /** On phones the title keeps its words whole, and long figures break into lines beside it. */
  isTitleWhole?: boolean;
  /** {@link TableRowCell}s in the order of the headings. */
  children: ReactNode;
}

/** One record as a row at every width: on phones two lines beside a disc and two figures at the end. */
export function TableRow({
  disc,
  title,
  isTitleWhole,
  hasSecond = false,
  children,
}: TableRowProps) {
  const columns = isTitleWhole
    ? "max-md:grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_auto]"
    : "";
  return (
    <tr {...TABLE_ROLES.row} className={`table-row-grid ${columns}`.trimEnd()}>
      <th
        {...TABLE_ROLES.rowheader}
        scope="row"
        className={hasSecond ? "table-row-title" : "table-row-title max-md:row-span-2"}
      >
        <span className="table-row-disc">{disc}</span>
        {title}
      </th>
      {children}
    </tr>
  );
}

/** Where a fact stands on a phone; `wide` is for wide screens alone. */
const PLACES = {
  wide: "max-md:hidden",
  second: "at-second max-md:ps-13 max-md:text-start",
  figure: "at-figure",
  oneFigure: "max-md:col-start-2 max-md:row-span-2 max-md:row-start-1",
  value: "at-value",
  middle: "at-middle",
  lastFigure: "max-md:col-start-3 max-md:row-start-1",
  lastValue: "max-md:col-start-3 max-md:row-start-2",
  end: "at-end",
} as const;

interface TableRowCellProps {
  place: keyof typeof PLACES;
  className?: string;
  children: ReactNode;
}

/** One fact of a {@link TableRow}. */
export function TableRowCell({ place, className = "", children }: TableRowCellProps) {
  return (
    <td {...TABLE_ROLES.cell} className={`table-row-cell ${PLACES[place]} ${className}`.trim()}>
      {children}
    </td>
  );
}

/** A row of its own below a {@link TableCard}, over all columns, for what belongs to that record. */
export function TableCardMore({ id, children }: { id: string; children: ReactNode }) {
  return (
    <tr {...TABLE_ROLES.row} id={id} className="block bg-raised/40 px-4 py-4 md:px-6">
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
      className={`record-cell ${align === "end" ? "md:text-end" : "md:text-start"}`}
    >
      {label && (
        <span aria-hidden className="text-muted md:hidden">
          {label}
        </span>
      )}
      <span className="min-w-0 font-medium">{children}</span>
    </td>
  );
}

"use client";

import { ChartLine, Table2 } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";

export interface ChartTable {
  caption: string;
  headings: readonly string[];
  /** One row a point, as text; the first cell names it. */
  rows: readonly (readonly string[])[];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
}

interface ChartFrameProps {
  title: ReactNode;
  level?: 2 | 3;
  /** The figure that the chart is about. */
  value?: ReactNode;
  /** Ranges and the like: a `Segmented` or `SegmentedLinks`. */
  controls?: ReactNode;
  legend?: readonly { label: string; colour: string }[];
  /** The chart, an `EmptyState`, an `ErrorState` or a `Skeleton`. */
  children: ReactNode;
  /** The same as a table; absent while there is nothing to show. */
  table?: ChartTable;
  texts: { showTable: string; showChart: string };
  /** A line below, such as the source and the licence of the drawing. */
  attribution?: ReactNode;
}

function DataTable({ caption, headings, rows, isPrivate }: ChartTable) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-inset contain-inline-size"
    >
      <table className="w-full text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-sm text-muted">
          <tr>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`px-3 py-2 font-medium ${index === 0 ? "text-start" : "text-end"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="figures px-3 py-2 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className="figures px-3 py-2 text-end">
                  <bdi dir="ltr" data-private={isPrivate || undefined}>
                    {cell}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What stands around every chart: title, figure, ranges, legend, and the same as a table. */
export function ChartFrame({
  title,
  level = 2,
  value,
  controls,
  legend,
  children,
  table,
  texts,
  attribution,
}: ChartFrameProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const Heading = `h${level}` as const;
  const showsTable = isTable && table !== undefined;
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading id={id} className="font-sans text-md font-medium text-muted">
            {title}
          </Heading>
          {value && <div className="mt-1">{value}</div>}
        </div>
        {controls}
      </div>
      <div id={`${id}-content`}>{showsTable ? <DataTable {...table} /> : children}</div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
          {legend?.map(({ label, colour }) => (
            <li key={label} className="flex items-center gap-2">
              <span aria-hidden className="size-2 rounded-full" style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          {attribution}
          {table && (
            <Button
              tone="quiet"
              size="small"
              aria-pressed={showsTable}
              aria-controls={`${id}-content`}
              onClick={() => setTable(!isTable)}
            >
              <Icon node={showsTable ? ChartLine : Table2} size={16} />
              {showsTable ? texts.showChart : texts.showTable}
            </Button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

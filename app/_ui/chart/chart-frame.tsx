"use client";

import { ChartLine, Table2 } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import type { ChartTableProps } from "./chart-table";

const LazyChartTable = lazyPart(async () => (await import("./chart-table")).ChartTable);

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
  table?: ChartTableProps;
  texts: { showTable: string; showChart: string };
  /** A line below, such as the source and the licence of the drawing. */
  attribution?: ReactNode;
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
      <div id={`${id}-content`}>{showsTable ? <LazyChartTable {...table} /> : children}</div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        {legend && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
            {legend.map(({ label, colour }) => (
              <li key={label} className="flex items-center gap-2">
                <span aria-hidden className="size-2 rounded-full" style={{ background: colour }} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <div
          className={`ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted ${table ? "-me-3.5" : ""}`}
        >
          {attribution}
          {table && (
            <Button
              tone="quiet"
              size="small"
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

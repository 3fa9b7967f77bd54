"use client";

import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Skeleton } from "@/app/_ui/state/skeleton";

const FOUR = ["first", "second", "third", "fourth"];

/** The shape of the wallet list: total, round actions, shares, rows. */
export function WalletsShape() {
  return (
    <>
      <div className="mb-5 grid gap-5 md:rounded-card md:border md:border-line md:bg-surface md:p-6">
        <div className="grid gap-5 md:flex md:items-center md:justify-between">
          <div className="grid gap-2.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-12 w-56" />
            <Skeleton className="h-5 w-64" />
          </div>
          <div className="flex justify-between gap-4">
            {FOUR.map((one) => (
              <Skeleton key={one} className="size-13 rounded-full" />
            ))}
          </div>
        </div>
        <Skeleton className="h-2 w-full" />
      </div>
      <div className={ROW_SURFACE}>
        <div className="h-14" />
        {FOUR.map((row) => (
          <div
            key={row}
            className="flex min-h-16 items-center gap-3 border-t border-line px-4 md:px-6"
          >
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-9 w-28" />
            <Skeleton className="ms-auto h-9 w-24" />
          </div>
        ))}
      </div>
    </>
  );
}

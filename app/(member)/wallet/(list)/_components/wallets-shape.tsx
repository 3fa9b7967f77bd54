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
          <div className="grid content-start">
            <div className="-mb-1 grid h-11 items-center text-md">
              <Skeleton className="h-[1lh] w-36" />
            </div>
            <div className="text-[2.75rem] leading-[1.06] md:text-5xl">
              <Skeleton className="h-[1lh] w-56" />
            </div>
            <Skeleton className="mt-1.5 h-[1lh] w-64 text-md" />
          </div>
          <div className="flex justify-between gap-x-1 md:gap-x-4">
            {FOUR.map((one) => (
              <div
                key={one}
                className="grid min-w-17 justify-items-center text-sm max-[22rem]:min-w-13"
              >
                <Skeleton className="size-13 rounded-full" />
                <div className="mt-2 h-[1lh]" />
              </div>
            ))}
          </div>
        </div>
        <div>
          <Skeleton className="h-2 w-full" />
          <Skeleton className="mt-2.5 h-[1lh] w-full max-w-96 text-sm max-sm:h-[calc(2lh+0.25rem)]" />
        </div>
      </div>
      <div className={ROW_SURFACE}>
        <div className="h-14 md:h-21.75 max-sm:[&:is(:lang(fr),:lang(pt),:lang(ru))]:h-20" />
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

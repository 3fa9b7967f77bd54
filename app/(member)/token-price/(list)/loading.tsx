import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Skeleton } from "@/app/_ui/state/skeleton";

const ROWS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of the price list. */
export default function TokenPriceLoading() {
  return (
    <PageSkeleton actions="w-36">
      <div className="mb-5 md:hidden">
        <Skeleton className="h-[1lh] w-16 text-md" />
        <Skeleton className="mt-1.5 h-12 w-full rounded-field" />
      </div>
      <div className="-mt-3 mb-4 flex h-6 items-center text-sm">
        <Skeleton className="h-[1lh] w-44" />
      </div>
      <div className={ROW_SURFACE}>
        <div className="h-11.75 border-b border-line max-md:hidden" />
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex min-h-16 items-center gap-3 border-line px-4 not-first:border-t md:px-6"
          >
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-9 w-28" />
            <Skeleton className="ms-auto h-9 w-24" />
          </div>
        ))}
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const ROWS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of the price list. */
export default function TokenPriceLoading() {
  return (
    <PageSkeleton>
      <div className="grid gap-3 rounded-card sm:grid-cols-2 md:grid-cols-1 md:gap-px">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-56 w-full rounded-card md:h-18 md:rounded-none" />
        ))}
      </div>
    </PageSkeleton>
  );
}

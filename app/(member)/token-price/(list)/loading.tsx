import { Skeleton } from "@/app/_ui/skeleton";

const ROWS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of the price list. */
export default function TokenPriceLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-44" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <div className="grid gap-3 rounded-card sm:grid-cols-2 md:grid-cols-1 md:gap-px">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-56 w-full rounded-card md:h-18 md:rounded-none" />
        ))}
      </div>
    </div>
  );
}

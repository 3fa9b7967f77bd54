import { Skeleton } from "@/app/_ui/state/skeleton";

/** As wide as the price in the header, whose neighbours must not move when it comes. */
export function HeaderPriceSkeleton() {
  return <Skeleton className="h-5 w-34 max-w-full sm:w-56" />;
}

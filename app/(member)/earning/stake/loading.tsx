import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const PRODUCTS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of the staking page. */
export default function StakeLoading() {
  return (
    <PageSkeleton hasTabs>
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <div className="mb-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {PRODUCTS.map((name) => (
          <Skeleton key={name} className="h-96 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded-card" />
    </PageSkeleton>
  );
}

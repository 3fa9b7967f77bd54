import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the overview. */
export default function EarningLoading() {
  return (
    <PageSkeleton hasTabs>
      <div className="mb-5 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
      <Skeleton className="mb-5 h-44 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </PageSkeleton>
  );
}

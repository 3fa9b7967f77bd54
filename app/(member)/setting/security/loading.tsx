import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the security settings. */
export default function SecurityLoading() {
  return (
    <PageSkeleton hasTabs>
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-130 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <Skeleton className="mt-5 h-64 w-full rounded-card" />
    </PageSkeleton>
  );
}

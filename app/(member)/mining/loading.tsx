import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of session, row, rate and machines. */
export default function MiningLoading() {
  return (
    <PageSkeleton>
      <div className="grid gap-5 xl:grid-cols-12">
        <Skeleton className="h-108 rounded-card xl:col-span-8" />
        <Skeleton className="h-108 rounded-card xl:col-span-4" />
        <Skeleton className="h-160 rounded-card xl:col-span-8" />
        <Skeleton className="h-160 rounded-card xl:col-span-4" />
        <Skeleton className="h-40 rounded-card xl:col-span-12" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of total, mining, chart, today and assets. */
export default function DashboardLoading() {
  return (
    <PageSkeleton>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-3 xl:gap-5">
        <Skeleton className="h-52 rounded-card xl:hidden" />
        <Skeleton className="h-20 rounded-card xl:col-start-3 xl:row-start-1 xl:h-116" />
        <Skeleton className="h-90 rounded-card xl:col-span-2 xl:col-start-1 xl:row-start-1 xl:h-116" />
        <Skeleton className="h-84 rounded-card xl:col-start-3" />
        <Skeleton className="h-90 rounded-card xl:col-span-2 xl:col-start-1 xl:row-start-2" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of total, mining, chart, today and assets. */
export default function DashboardLoading() {
  return (
    <PageSkeleton isHeardOnPhones>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 xl:grid-cols-3 xl:gap-5">
        <Skeleton className="h-62.5 rounded-card sm:h-38 xl:hidden" />
        <Skeleton className="h-23.5 rounded-card xl:col-start-3 xl:row-start-1 xl:h-146" />
        <Skeleton className="h-84 rounded-card sm:h-79 xl:col-span-2 xl:col-start-1 xl:row-start-1 xl:h-146" />
        <Skeleton className="h-108 rounded-card xl:col-start-3 xl:h-143" />
        <Skeleton className="h-85 rounded-card xl:col-span-2 xl:col-start-1 xl:row-start-2 xl:h-143" />
      </div>
    </PageSkeleton>
  );
}

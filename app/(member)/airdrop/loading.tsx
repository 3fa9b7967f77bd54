import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of balance, check-in and tasks, with the season beside them. */
export default function AirdropLoading() {
  return (
    <PageSkeleton hasTabs line="wide">
      <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
        <div className="grid gap-4 md:gap-5 xl:col-span-8">
          <div className="grid gap-4 min-[44rem]:grid-cols-2 md:gap-5">
            <Skeleton className="h-50 rounded-card min-[44rem]:h-76" />
            <Skeleton className="h-76 rounded-card" />
          </div>
          <Skeleton className="h-264 rounded-card" />
        </div>
        <Skeleton className="h-44 rounded-card xl:col-span-4" />
      </div>
    </PageSkeleton>
  );
}

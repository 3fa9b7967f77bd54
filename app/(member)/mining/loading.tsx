import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of session, chart, row and rate. */
export default function MiningLoading() {
  return (
    <PageSkeleton hasTabs line="wide">
      <div className="grid gap-5 xl:grid-cols-12">
        <div className="grid content-start gap-5 xl:col-span-8">
          <Skeleton className="h-150 rounded-card md:h-105" />
          <Skeleton className="h-80 rounded-card" />
        </div>
        <div className="grid content-start gap-5 xl:col-span-4">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-100 rounded-card" />
        </div>
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the state, the two forms and the history. */
export default function AutomationLoading() {
  return (
    <PageSkeleton hasTabs line="wide">
      <div className="grid gap-5">
        <Skeleton className="h-18 w-full rounded-card" />
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

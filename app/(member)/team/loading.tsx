import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the tabs, and of figures, legs and invitation below them. */
export default function TeamLoading() {
  return (
    <PageSkeleton hasTabs line="wide" actions="w-80">
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </PageSkeleton>
  );
}

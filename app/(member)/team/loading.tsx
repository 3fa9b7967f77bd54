import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the tabs, and of figures, invitation and legs, settlement and placement below them. */
export default function TeamLoading() {
  return (
    <PageSkeleton hasTabs line="wide" actions="w-80">
      <Skeleton className="mb-4 h-58 w-full rounded-card md:mb-5 md:h-39" />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4 md:gap-5">
          <Skeleton className="h-109 rounded-card sm:h-87.25 md:h-91.25" />
          <Skeleton className="h-101 rounded-card sm:h-97 md:h-101" />
        </div>
        <div className="grid gap-4 md:gap-5">
          <Skeleton className="h-87 rounded-card sm:h-78 md:h-82 lg:h-87" />
          <Skeleton className="h-78 rounded-card sm:h-63 md:h-67 lg:h-72" />
        </div>
      </div>
    </PageSkeleton>
  );
}

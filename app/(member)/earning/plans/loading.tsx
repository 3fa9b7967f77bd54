import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the plans and of what one of them has done. */
export default function PlansLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5">
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

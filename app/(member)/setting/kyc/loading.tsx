import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the check and of what it unlocks. */
export default function KycLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </div>
    </PageSkeleton>
  );
}

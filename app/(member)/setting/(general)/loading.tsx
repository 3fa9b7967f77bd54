import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the general settings. */
export default function GeneralLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-130 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

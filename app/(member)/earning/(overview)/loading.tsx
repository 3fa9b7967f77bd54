import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the overview. */
export default function EarningLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="mb-4 grid gap-4 md:gap-5 xl:grid-cols-12">
        <Skeleton className="h-96 rounded-card xl:col-span-8" />
        <Skeleton className="h-96 rounded-card xl:col-span-4" />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

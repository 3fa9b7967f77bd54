import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the three games. */
export default function GameLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-96 rounded-card xl:h-104" />
        <Skeleton className="h-96 rounded-card xl:h-104" />
        <Skeleton className="h-96 rounded-card md:max-xl:col-span-2 xl:h-104" />
      </div>
    </PageSkeleton>
  );
}

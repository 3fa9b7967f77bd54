import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the general settings. */
export default function GeneralLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-218 w-full rounded-card md:h-151" />
        <div className="grid content-start gap-4 md:gap-5">
          <Skeleton className="h-32 w-full rounded-card" />
          <Skeleton className="h-92 w-full rounded-card" />
        </div>
      </div>
    </PageSkeleton>
  );
}

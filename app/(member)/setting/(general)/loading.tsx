import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the general settings. */
export default function GeneralLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-218 w-full rounded-card md:h-151" />
        <div className="grid content-start gap-4 md:gap-5">
          <Skeleton className="h-32.5 w-full rounded-card sm:h-27.25 md:h-31.25 xl:h-36.5" />
          <Skeleton className="h-95.5 w-full rounded-card sm:h-86.5 md:h-90.5 xl:h-99.5" />
        </div>
      </div>
    </PageSkeleton>
  );
}

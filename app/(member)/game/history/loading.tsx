import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the history: heading, tabs, filter and rows. */
export default function HistoryLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <Skeleton className="-mt-2 mb-4 h-[2lh] w-full text-md md:hidden" />
      <Skeleton className="h-130 w-full rounded-card" />
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

export default function CommissionsLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <Skeleton className="-mt-2 mb-4 h-[2lh] w-full text-md md:hidden" />
      <Skeleton className="mb-5 h-11 w-96 max-w-full rounded-button" />
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </PageSkeleton>
  );
}

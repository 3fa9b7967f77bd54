import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the security settings. */
export default function SecurityLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-200 w-full rounded-card" />
        <Skeleton className="h-160 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

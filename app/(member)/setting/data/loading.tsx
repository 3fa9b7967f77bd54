import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the page of personal data. */
export default function PersonalDataLoading() {
  return (
    <PageSkeleton actions="w-24">
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { EarnedShape } from "./_components/earned-shape";

/** The shape of the overview. */
export default function EarningLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones actions="w-36">
      <Skeleton className="mb-4 h-11 w-full rounded-button md:hidden" />
      <EarnedShape />
      <div className="mt-4 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
        <Skeleton className="h-91 rounded-card md:max-xl:col-span-2" />
        <Skeleton className="h-55 rounded-card md:h-93" />
        <Skeleton className="h-38 rounded-card md:h-93" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of a page of the games: heading, tabs and two columns. */
export function GameSkeleton() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-110 w-full rounded-card" />
        <Skeleton className="h-110 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const ROWS = ["first", "second", "third", "fourth", "fifth"];

export default function ResaleLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <Skeleton className="mb-5 h-11 w-full max-w-xs" />
      <div className="grid gap-px overflow-clip rounded-card border border-line">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const ROWS = ["first", "second", "third", "fourth"];

/** The shape of the wallet list. */
export default function WalletLoading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-5 h-30 w-full rounded-card" />
      <div className="grid gap-3 rounded-card md:gap-px">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-52 w-full rounded-card md:h-18 md:rounded-none" />
        ))}
      </div>
    </PageSkeleton>
  );
}

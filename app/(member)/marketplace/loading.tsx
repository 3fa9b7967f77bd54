import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const CARDS = ["first", "second", "third", "fourth"];

export default function MarketplaceLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <Skeleton className="mb-5 h-24 w-full rounded-card" />
      <div className="grid gap-5 min-[44rem]:grid-cols-2">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-96 w-full rounded-card" />
        ))}
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const CARDS = ["past", "live", "open", "later"];

/** The shape of price, own stakes and rounds while they are on their way. */
export default function PredictionLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <div className="grid gap-5 xl:grid-cols-12">
        <Skeleton className="h-140 rounded-card xl:col-span-5" />
        <Skeleton className="h-140 rounded-card xl:col-span-7" />
      </div>
      <div className="mt-6 flex gap-3 overflow-hidden">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-44 w-[min(16rem,74vw)] shrink-0 rounded-card" />
        ))}
      </div>
    </PageSkeleton>
  );
}

import { Skeleton } from "@/app/_ui/skeleton";

const CARDS = ["past", "live", "open", "later"];

/** The shape of price, own stakes and rounds while they are on their way. */
export default function PredictionLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-2 h-8 w-44" />
      <Skeleton className="mb-6 h-5 w-full max-w-md" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="grid gap-5 xl:grid-cols-12">
        <Skeleton className="h-96 rounded-card xl:col-span-8" />
        <Skeleton className="h-96 rounded-card xl:col-span-4" />
      </div>
      <div className="mt-6 flex gap-3 overflow-hidden">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-96 w-[min(18.5rem,82vw)] shrink-0 rounded-card" />
        ))}
      </div>
    </div>
  );
}

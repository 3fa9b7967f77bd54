import { Skeleton } from "@/app/_ui/skeleton";

const CARDS = ["first", "second", "third", "fourth"];

/** The shape of the marketplace. */
export default function MarketplaceLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-48" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-72 max-w-full" />
      <Skeleton className="mb-5 h-24 w-full rounded-card" />
      <div className="grid gap-5 sm:grid-cols-2">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-96 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}

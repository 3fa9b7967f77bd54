import { Skeleton } from "@/app/_ui/skeleton";

const PRODUCTS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of the staking page. */
export default function StakeLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-36" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <div className="mb-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {PRODUCTS.map((name) => (
          <Skeleton key={name} className="h-96 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}

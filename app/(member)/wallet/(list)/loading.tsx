import { Skeleton } from "@/app/_ui/skeleton";

const ROWS = ["first", "second", "third", "fourth"];

/** The shape of the wallet list. */
export default function WalletLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-5 h-30 w-full rounded-card" />
      <div className="grid gap-3 rounded-card md:gap-px">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-52 w-full rounded-card md:h-18 md:rounded-none" />
        ))}
      </div>
    </div>
  );
}

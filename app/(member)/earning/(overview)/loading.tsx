import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the overview. */
export default function EarningLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="mb-5 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
      <Skeleton className="mb-5 h-44 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}

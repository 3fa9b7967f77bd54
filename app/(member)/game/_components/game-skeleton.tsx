import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of a page of the games: heading, tabs and two columns. */
export function GameSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-110 w-full rounded-card" />
        <Skeleton className="h-110 w-full rounded-card" />
      </div>
    </div>
  );
}

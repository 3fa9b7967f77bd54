import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the history: heading, tabs, filter and rows. */
export default function HistoryLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-48" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <Skeleton className="h-130 w-full rounded-card" />
    </div>
  );
}

import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the tabs, and of figures, legs and invitation below them. */
export default function TeamLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-28" />
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

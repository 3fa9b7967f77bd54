import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the commissions. */
export default function CommissionsLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-48" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <Skeleton className="mb-5 h-11 w-96 max-w-full rounded-button" />
      <Skeleton className="mb-5 h-28 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}

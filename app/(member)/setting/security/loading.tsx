import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the security settings. */
export default function SecurityLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-130 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <Skeleton className="mt-5 h-64 w-full rounded-card" />
    </div>
  );
}

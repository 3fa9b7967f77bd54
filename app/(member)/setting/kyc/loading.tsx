import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the check and of what it unlocks. */
export default function KycLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-48" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </div>
    </div>
  );
}

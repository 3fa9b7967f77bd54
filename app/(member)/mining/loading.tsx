import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of session, row, rate and machines. */
export default function MiningLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-36" />
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
      <div className="grid gap-5 xl:grid-cols-12">
        <Skeleton className="h-108 rounded-card xl:col-span-8" />
        <Skeleton className="h-108 rounded-card xl:col-span-4" />
        <Skeleton className="h-160 rounded-card xl:col-span-8" />
        <Skeleton className="h-160 rounded-card xl:col-span-4" />
        <Skeleton className="h-40 rounded-card xl:col-span-12" />
      </div>
    </div>
  );
}

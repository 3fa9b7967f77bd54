import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of what was earned in a period, and of where from. */
export function EarnedShape() {
  return (
    <div className="grid gap-4 md:gap-5 xl:grid-cols-12">
      <Skeleton className="h-156 rounded-card sm:h-124 md:h-128 xl:col-span-8 xl:h-147" />
      <Skeleton className="h-145 rounded-card xl:col-span-4 xl:h-147" />
    </div>
  );
}

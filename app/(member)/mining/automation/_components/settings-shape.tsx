import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the state and of both forms. */
export function SettingsShape() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-18 w-full rounded-card md:h-21.5" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-115 rounded-card lg:h-110" />
        <Skeleton className="h-115 rounded-card lg:h-110" />
      </div>
    </div>
  );
}

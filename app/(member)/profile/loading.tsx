import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the card, the invitation and the sign-ins. */
export default function ProfileLoading() {
  return (
    <PageSkeleton line="wide" actions="w-16">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </div>
    </PageSkeleton>
  );
}

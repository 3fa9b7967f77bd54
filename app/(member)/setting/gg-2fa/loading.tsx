import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

/** The shape of the two-factor settings. */
export default function TwoFactorLoading() {
  return (
    <PageSkeleton hasTabs isHeardOnPhones>
      <Skeleton className="h-72 w-full xl:max-w-[48rem] rounded-card" />
    </PageSkeleton>
  );
}

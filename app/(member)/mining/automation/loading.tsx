import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { SettingsShape } from "./_components/settings-shape";

/** The shape of the state, the two forms and the history. */
export default function AutomationLoading() {
  return (
    <PageSkeleton hasTabs line="wide">
      <div className="grid gap-5">
        <SettingsShape />
        <Skeleton className="h-66 w-full rounded-card" />
      </div>
    </PageSkeleton>
  );
}

import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const CARDS = ["balance", "check-in", "season"];
const GROUPS = ["onboarding", "daily", "social"];

/** The shape of balance, check-in, season, tasks and leaderboard. */
export default function AirdropLoading() {
  return (
    <PageSkeleton>
      <div className="mb-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-100 rounded-card" />
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-12">
        <div className="grid gap-5 xl:col-span-8">
          {GROUPS.map((group) => (
            <Skeleton key={group} className="h-64 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-64 rounded-card xl:col-span-4" />
      </div>
    </PageSkeleton>
  );
}

import { Skeleton } from "@/app/_ui/skeleton";

const CARDS = ["balance", "check-in", "season"];
const GROUPS = ["onboarding", "daily", "social"];

/** The shape of balance, check-in, season, tasks and leaderboard. */
export default function AirdropLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-36" />
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
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
    </div>
  );
}

import { PageSkeleton } from "@/app/_ui/state/page-skeleton";
import { Skeleton } from "@/app/_ui/state/skeleton";

const TILES = ["usdt", "merlin", "mbtc", "ambtc"];
const CARDS = ["mining", "staking", "team"];

/** The shape of prices, value, wallets and cards. */
export default function DashboardLoading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-5 h-15 w-full rounded-card" />
      <div className="grid gap-5 xl:grid-cols-12">
        <Skeleton className="h-108 rounded-card xl:col-span-8" />
        <Skeleton className="h-108 rounded-card xl:col-span-4" />
      </div>
      <div className="my-5 grid grid-cols-2 gap-4 xl:grid-cols-4 xl:gap-5">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-36 rounded-card" />
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-72 rounded-card" />
        ))}
      </div>
    </PageSkeleton>
  );
}

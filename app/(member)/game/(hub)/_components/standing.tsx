import { readGameState } from "@/lib/game/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { LeaderboardCard } from "../../_components/leaderboard-card";
import { PowerCard } from "./power-card";

const LEADERS_SHOWN = 5;

/** What the games have brought: power that counts now, and the place among this week's best. */
export async function Standing() {
  const [state, user] = await Promise.all([readGameState(), readProfile()]);
  if (!state) return null;
  return (
    <div className="grid gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-5">
        <PowerCard state={state} timeZone={timeZoneOf(user.timeZone)} />
      </div>
      <div className="min-w-0 xl:col-span-7">
        <LeaderboardCard state={state} limit={LEADERS_SHOWN} />
      </div>
    </div>
  );
}

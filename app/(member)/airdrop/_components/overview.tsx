import { readAirdropSummary } from "@/lib/airdrop/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { BalanceCard } from "./balance/balance-card";
import { CheckInCard } from "./check-in/check-in-card";
import { NoSeasonCard } from "./season/no-season-card";
import { SeasonCard } from "./season/season-card";

/** Balance, check-in and season side by side; nothing when the service has no airdrop. */
export async function Overview() {
  const [summary, user] = await Promise.all([readAirdropSummary(), readProfile()]);
  if (!summary) return null;
  const serverTime = summary.serverTime ?? new Date().toISOString();
  const timeZone = timeZoneOf(user.timeZone);
  const { season = null, checkIn } = summary;
  return (
    <div className="grid gap-5 min-[44rem]:grid-cols-2 xl:grid-cols-3">
      <BalanceCard summary={summary} />
      {checkIn && (
        <CheckInCard
          checkIn={checkIn}
          season={season}
          serverTime={serverTime}
          timeZone={timeZone}
          isValid={user.isValid}
        />
      )}
      <div
        className={
          checkIn ? "min-w-0 min-[44rem]:col-span-2 xl:col-span-1" : "min-w-0 xl:col-span-2"
        }
      >
        {season ? (
          <SeasonCard season={season} serverTime={serverTime} timeZone={timeZone} />
        ) : (
          <NoSeasonCard />
        )}
      </div>
    </div>
  );
}

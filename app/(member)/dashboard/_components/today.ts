import { cache } from "react";
import { type Season, seasonState } from "@/lib/domain/airdrop/season";
import { readAirdropSummary } from "@/lib/domain/airdrop/server";
import { readWheel } from "@/lib/domain/game/server";
import { readMiningState } from "@/lib/domain/mining/server";
import { entriesEnd, roundTakingEntries } from "@/lib/domain/prediction/entry";
import { readPredictionState } from "@/lib/domain/prediction/server";
import { serviceClock } from "@/lib/live/service-clock";
import { reportOutage } from "@/lib/session/server";
import { primaryStep } from "./primary-step";

/** What a read gives, or that the upstream has failed it. */
async function attempt<Value>(reading: Promise<Value>) {
  try {
    return { value: await reading, hasFailed: false };
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return { value: null, hasFailed: true };
  }
}

function isRunning(season: Season | null | undefined, serverTime: string): boolean {
  return season != null && seasonState(season, serverTime) === "running";
}

/**
 * What a member can do today for nothing, and the one of it that the page offers first; what the upstream fails
 * or does not have is null. Asked once a render.
 *
 * @throws SessionInterruption as `readAsMember` does
 */
export const readToday = cache(async () => {
  const [...offered] = await Promise.all([
    attempt(readAirdropSummary()),
    attempt(readWheel()),
    attempt(readPredictionState()),
    attempt(readMiningState()),
  ]);
  const [airdrop, wheel, prediction] = [offered[0].value, offered[1].value, offered[2].value];
  const serverTime = airdrop?.serverTime ?? wheel?.serverTime ?? serviceClock.instant();
  const checkIn = airdrop?.checkIn ?? null;
  const round = prediction && !prediction.paused ? roundTakingEntries(prediction) : null;
  return {
    checkIn,
    isPaid: isRunning(airdrop?.season, serverTime),
    wheel,
    round: round &&
      prediction && { until: entriesEnd(round, prediction), serverTime: prediction.serverTime },
    serverTime,
    /** The upstream has failed a part of it. */
    hasFailed: offered.slice(0, 3).some(({ hasFailed }) => hasFailed),
    primary: primaryStep({
      mining: offered[3].value,
      canCheckIn: checkIn !== null && !checkIn.claimedToday,
      canSpin: wheel?.canSpin === true,
      canPredict: round !== null,
    }),
  };
});

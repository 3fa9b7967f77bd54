import { unlessDown } from "@/app/_shell/states/unless-down";
import { readMiningRate } from "@/lib/domain/mining/server";

/** What a part of the rate adds at present; null when nobody knows. */
export async function readRatePercent(part: "streak" | "boost"): Promise<string | null> {
  const rate = await unlessDown(readMiningRate());
  return rate?.components.find(({ code }) => code === part)?.percent ?? null;
}

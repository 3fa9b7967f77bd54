import { readFrameUser } from "@/app/_shell/frame/member-page";
import { readDisplayRate } from "@/lib/domain/price/server";
import type { DisplayRate } from "./in-currency";

/** The rate of the currency that the member has chosen; null for none, or while nobody knows it. */
export async function memberRate(): Promise<DisplayRate | null> {
  const rate = await readDisplayRate((await readFrameUser())?.settings?.displayCurrency);
  return rate && { code: rate.code, rate: rate.rate };
}

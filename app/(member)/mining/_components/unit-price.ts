import { unlessDown } from "@/app/_shell/states/unless-down";
import { MBTC } from "@/lib/contract/values/tokens";
import { readPrices } from "@/lib/domain/price/server";

/** The price of one mBTC in USDT; null without prices, and then an amount stands alone. */
export async function readUnitPrice(): Promise<string | null> {
  const prices = await unlessDown(readPrices());
  return prices?.find(({ code }) => code === MBTC)?.price ?? null;
}

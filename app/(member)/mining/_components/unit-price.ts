import { MBTC } from "@/lib/contract/values/tokens";
import { readPrices } from "@/lib/domain/price/server";
import { reportOutage } from "@/lib/session/server";

/** The price of one mBTC in USDT; null without prices, and then an amount stands alone. */
export async function readUnitPrice(): Promise<string | null> {
  try {
    return (await readPrices()).find(({ code }) => code === MBTC)?.price ?? null;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}

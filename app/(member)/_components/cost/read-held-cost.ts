import { unlessDown } from "@/app/_shell/states/unless-down";
import { readCapabilities } from "@/lib/domain/capability/server";
import { type HeldCost, heldCost } from "@/lib/domain/transaction/held-cost";
import { readProfitAndLoss } from "@/lib/domain/transaction/server";

/** The cost of what the member owns of one token, or of all; null where it is not offered, not known or cannot be had. */
export async function readHeldCost(symbol?: string): Promise<HeldCost | null> {
  const { pnl: isOffered } = await readCapabilities();
  const pnl = isOffered ? await unlessDown(readProfitAndLoss()) : null;
  return pnl && heldCost(pnl, symbol);
}

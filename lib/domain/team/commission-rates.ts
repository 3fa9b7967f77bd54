import { COMMISSION_BPS } from "../../contract/rules/published-rules.ts";
import { bpsAsFactor } from "../../money/basis-points.ts";
import { multiplyAmount } from "../../money/decimal.ts";

/** What a purchase pays to the buyer's sponsor and to that one's sponsor, in USDT. */
export function commissionsOn(price: string): { direct: string; level2: string } {
  const share = (bps: number) => multiplyAmount(price, bpsAsFactor(bps), "down");
  return { direct: share(COMMISSION_BPS.direct), level2: share(COMMISSION_BPS.level2) };
}

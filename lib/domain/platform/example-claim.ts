import { divideAmount, multiplyAmount, subtractAmount, sumAmounts } from "../../money/decimal.ts";
import { FEES } from "./fees.ts";

/** A day of 60 TH without bonus at the published rate (R11.9), in mBTC. */
const EXAMPLE_GROSS = "0.03";

/** The lines of a claim with their signs: out of the emission, to the treasury, to the member. */
export interface Claim {
  readonly issued: string;
  readonly fee: string;
  readonly net: string;
}

/** An example of a claim's entry, in mBTC. */
export function exampleClaim(): Claim {
  const fee = divideAmount(multiplyAmount(EXAMPLE_GROSS, FEES.mining, "up"), "100", "up");
  return {
    issued: subtractAmount("0", EXAMPLE_GROSS),
    fee,
    net: subtractAmount(EXAMPLE_GROSS, fee),
  };
}

/** The sum of an entry's lines: zero, or the ledger refuses it. */
export function entrySum({ issued, fee, net }: Claim): string {
  return sumAmounts([issued, fee, net]);
}

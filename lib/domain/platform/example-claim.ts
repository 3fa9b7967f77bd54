import { divideAmount, multiplyAmount, subtractAmount, sumAmounts } from "../../money/decimal.ts";
import { FEES } from "./fees.ts";

/** The machine of the examples, at the published rate (R11.9) in mBTC a TH and day. */
export const EXAMPLE = { name: "Core", th: "60", ratePerTh: "0.0005" } as const;

/** A session's hours, and how far the example's has come. */
export const EXAMPLE_HOURS = { whole: 24, passed: 14.4 } as const;

const DAY_GROSS = multiplyAmount(EXAMPLE.th, EXAMPLE.ratePerTh, "down");

/** The lines of a claim with their signs: out of the emission, to the treasury, to the member. */
export interface Claim {
  readonly issued: string;
  readonly fee: string;
  readonly net: string;
}

/** An example of a claim's entry after some hours of a session, in mBTC. */
export function exampleClaim(hours: number = EXAMPLE_HOURS.whole): Claim {
  const worked = multiplyAmount(DAY_GROSS, String(hours), "down");
  const gross = divideAmount(worked, String(EXAMPLE_HOURS.whole), "down");
  const fee = divideAmount(multiplyAmount(gross, FEES.mining, "up"), "100", "up");
  return {
    issued: subtractAmount("0", gross),
    fee,
    net: subtractAmount(gross, fee),
  };
}

/** The sum of an entry's lines: zero, or the ledger refuses it. */
export function entrySum({ issued, fee, net }: Claim): string {
  return sumAmounts([issued, fee, net]);
}

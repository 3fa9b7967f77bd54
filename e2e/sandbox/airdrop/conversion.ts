import type { z } from "zod";
import type { airdropConversionSchema } from "../../../lib/contract/airdrop.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import { balanceOf } from "../ledger/balances.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { bookConversion } from "../wallet/convert.ts";
import { AIRDROP_RATE, conversionTerms, convertedUnits } from "../wallet/convert-quote.ts";
import { TOKEN_TERMS } from "../wallet/token-terms.ts";

/** Rate, minimum and what stands in the way of a member's conversion. */
export function conversionView(
  database: Database,
  member: Member,
): z.input<typeof airdropConversionSchema> {
  const min = TOKEN_TERMS.AmBTC.minConvert ?? "0";
  const balance = balanceOf(database, { memberId: member.id, bucket: "available" }, "AmBTC");
  const isBelow = balance < toUnits(min);
  const reason = member.isValid ? (isBelow ? "below_minimum" : null) : "not_valid";
  return { rate: fromUnits(AIRDROP_RATE), min, allowed: reason === null, reason };
}

/**
 * Converts AmBTC by the rule of the wallet's conversion, at once: 1000 to one, rounded down, no fee.
 * Belongs into a transaction. Gives units of 10⁻¹⁸ on both sides.
 *
 * @throws Refusal 403/4030 unless valid, 422 below the minimum, 409 when another rate was shown
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function convertAirdrop(
  database: Database,
  member: Member,
  { amount, rate }: { readonly amount: string; readonly rate?: string | undefined },
  now: number,
) {
  const terms = conversionTerms(member, { from: "AmBTC", to: "mBTC", amount });
  if (rate !== undefined && toUnits(rate) !== AIRDROP_RATE) {
    throw conflict(
      say("An AmBTC is now {amount}.", { amount: fullAmountOf(AIRDROP_RATE, "mBTC") }),
    );
  }
  const units = toUnits(amount);
  const { receive, fee } = convertedUnits(units, AIRDROP_RATE, terms.feeBps);
  bookConversion(database, member.id, {
    from: terms.from,
    to: terms.to,
    amount: units,
    fee,
    receive,
    ref: "airdrop:convert",
    at: now,
  });
  return { given: units, received: receive };
}

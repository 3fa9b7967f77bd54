import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { convertQuoteSchema } from "../../../lib/contract/movement.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { CURRENCIES, type Currency } from "../ledger/accounts.ts";
import { isStale, priceUnits, readPrices } from "../price/current-price.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { TOKEN_TERMS } from "./token-terms.ts";

const BASIS_POINTS = 10_000n;
const VALID_MS = 15_000;
const KEPT_MS = 86_400_000;

/** mBTC for one AmBTC, in units of 10⁻¹⁸: a fixed rate, whatever the prices are (R11.8). */
export const AIRDROP_RATE = UNITS_PER_ONE / 1_000n;

interface QuoteOrder {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/**
 * What holds for a conversion of a member.
 * @throws Refusal 422 for a pair or an amount that is not offered, 403/4030 for AmBTC unless valid
 */
export function conversionTerms({ isValid }: Member, { from, to, amount }: QuoteOrder) {
  const symbol = CURRENCIES.find((currency) => currency === from);
  const terms = symbol && TOKEN_TERMS[symbol];
  if (!symbol || !terms?.convertTo) throw invalid({ from: "This token can’t be converted." });
  if (to !== terms.convertTo) {
    throw invalid({
      to: say("{from} can only be converted to {to}.", { from: symbol, to: terms.convertTo }),
    });
  }
  if (terms.convertsWhenValid && !isValid) {
    throw new Refusal(403, UPSTREAM_CODES.notValid, "Only valid members can convert this token.");
  }
  if (toUnits(amount) < toUnits(terms.minConvert ?? "0")) {
    throw invalid({
      amount: say("The minimum is {amount}.", {
        amount: fullAmountOf(toUnits(terms.minConvert ?? "0"), symbol),
      }),
    });
  }
  return { from: symbol, to: terms.convertTo, feeBps: BigInt(terms.convertBps ?? 0) };
}

/** What an amount brings at a rate, in units of 10⁻¹⁸: the fee is rounded up, the rest down. */
export function convertedUnits(units: bigint, rate: bigint, feeBps: bigint) {
  const gross = (units * rate) / UNITS_PER_ONE;
  const fee = (gross * feeBps + BASIS_POINTS - 1n) / BASIS_POINTS;
  return { fee, receive: gross - fee };
}

/** `to` for one `from`, in units of 10⁻¹⁸. @throws Refusal 503/5030 when a price is older than thirty seconds */
export function conversionRate(
  database: Database,
  from: Currency,
  to: Currency,
  now: number,
): bigint {
  if (from === "AmBTC") return AIRDROP_RATE;
  const prices = readPrices(database);
  if (isStale(prices, from, now) || isStale(prices, to, now)) {
    throw new Refusal(503, UPSTREAM_CODES.unavailable, "The price isn’t up to date. Try again.");
  }
  return (priceUnits(prices, from) * UNITS_PER_ONE) / priceUnits(prices, to);
}

/**
 * Offers a conversion at the current prices for fifteen seconds of business time. The fee is taken
 * in the target token and rounded up, what is received is rounded down. Belongs into a transaction.
 *
 * @throws Refusal 422 for a pair or an amount that is not offered, 403/4030 for AmBTC of a member who
 *   is not valid, 503/5030 when a price is older than thirty seconds
 */
export function quoteConversion(
  database: Database,
  member: Member,
  order: QuoteOrder,
  now: number,
): z.input<typeof convertQuoteSchema> {
  const { from, to, feeBps } = conversionTerms(member, order);
  const units = toUnits(order.amount);
  const rate = conversionRate(database, from, to, now);
  const { fee, receive } = convertedUnits(units, rate, feeBps);
  const quoteId = randomUUID();
  const expiresAt = now + VALID_MS;
  database.run("DELETE FROM convert_quote WHERE expires_at < ?", now - KEPT_MS);
  database.run(
    "INSERT INTO convert_quote (id, member_id, from_symbol, to_symbol, amount, fee, receive, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    quoteId,
    member.id,
    from,
    to,
    String(units),
    String(fee),
    String(receive),
    expiresAt,
  );
  return {
    quoteId,
    from,
    to,
    amount: fromUnits(units),
    rate: fromUnits(rate),
    fee: fromUnits(fee),
    receive: fromUnits(receive),
    expiresAt: toInstant(expiresAt),
    serverTime: toInstant(now),
  };
}

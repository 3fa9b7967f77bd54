import type { z } from "zod";
import type { stakingEndpoints, stakingQuoteSchema } from "../../../lib/contract/staking.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid } from "../http/refusal.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";
import { postJournal } from "../ledger/journal.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import {
  dailyReward,
  findStakeProduct,
  maturityOf,
  quotaLeft,
  type StakeProduct,
  takeQuota,
} from "./products.ts";

type Order = z.output<typeof stakingEndpoints.quote.body.schema>;
type Subscription = z.output<typeof stakingEndpoints.subscribe.body.schema>;

/** The rate and the first day are all that a quote promises, so its id says them; nothing is stored. */
function quoteIdOf({ id, aprBps }: StakeProduct, now: number): string {
  return `${id}-${aprBps}-${nextMidnight(now) / DAY_MS}`;
}

/** @throws Refusal 422 on `productId` or `amount`: unknown, below or above the limits, over the quota */
export function checkStake(database: Database, { productId, amount }: Order) {
  const product = findStakeProduct(database, productId);
  if (!product) throw invalid({ productId: "We can’t find this product." });
  const units = toUnits(amount);
  const left = quotaLeft(product);
  if (units < product.minimum) {
    throw invalid({
      amount: say("The minimum is {amount}.", { amount: fullAmountOf(product.minimum, "MERLIN") }),
    });
  }
  if (units > product.maximum) {
    throw invalid({
      amount: say("The maximum is {amount}.", { amount: fullAmountOf(product.maximum, "MERLIN") }),
    });
  }
  if (units > left) {
    throw invalid({
      amount: say("Only {amount} of the quota is left.", { amount: fullAmountOf(left, "MERLIN") }),
    });
  }
  return { product, units };
}

/** What a subscription would give. @throws Refusal 422 outside limits and quota */
export function quoteStake(
  database: Database,
  order: Order,
  now: number,
): z.input<typeof stakingQuoteSchema> {
  const { product, units } = checkStake(database, order);
  const perDay = dailyReward(units, product.aprBps);
  const accrualFrom = nextMidnight(now);
  const maturesAt = maturityOf(product, accrualFrom);
  return {
    quoteId: quoteIdOf(product, now),
    productId: product.id,
    amount: fromUnits(units),
    aprBps: product.aprBps,
    perDay: fromUnits(perDay),
    atMaturity: product.days === null ? null : fromUnits(perDay * BigInt(product.days)),
    accrualFrom: toInstant(accrualFrom),
    maturesAt: maturesAt === null ? null : toInstant(maturesAt),
    earlyRule: product.days === null ? "none" : "forfeit_rewards",
    serverTime: toInstant(now),
  };
}

interface NewPosition {
  readonly memberId: number;
  readonly product: StakeProduct;
  readonly units: bigint;
  readonly autoRenew: boolean;
  readonly at: number;
  readonly accrualFrom: number;
}

/** Enters a position at the product's rate of today, without its principal. Gives its id. */
export function openPosition(database: Database, position: NewPosition): number {
  const { memberId, product, units, autoRenew, at, accrualFrom } = position;
  return database.run(
    "INSERT INTO stake_position (member_id, product_id, principal, apr_bps, auto_renew, started_at, accrual_from, matures_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    memberId,
    product.id,
    String(units),
    product.aprBps,
    autoRenew && product.days !== null ? 1 : 0,
    at,
    accrualFrom,
    maturityOf(product, accrualFrom),
  ).id;
}

interface Principal {
  /** Of the position. */
  readonly id: number;
  readonly memberId: number;
  readonly productId: StakeProduct["id"];
  readonly units: bigint;
}

/** Books a position's principal from the member's balance, and its part of the quota. */
export function lockPrincipal(
  database: Database,
  { id, memberId, productId, units }: Principal,
  at: number,
): void {
  postJournal(database, {
    kind: "stake",
    ref: `stake:${id}`,
    at,
    entries: [
      { account: { memberId, bucket: "available" }, currency: "MERLIN", units: -units },
      { account: { memberId, bucket: "locked" }, currency: "MERLIN", units },
    ],
  });
  takeQuota(database, productId, units);
}

/**
 * Locks an amount in a product; it accrues from the next 00:00 UTC. Belongs into a transaction. Gives
 * the position's id.
 *
 * @throws Refusal 422 outside limits and quota, 409 when the quoted rate or first day does not hold any more
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function subscribe(
  database: Database,
  memberId: number,
  order: Subscription,
  now: number,
): number {
  const { product, units } = checkStake(database, order);
  if (order.quoteId && order.quoteId !== quoteIdOf(product, now)) {
    throw conflict("This quote is no longer available. Get a new one.");
  }
  const id = openPosition(database, {
    memberId,
    product,
    units,
    autoRenew: order.autoRenew ?? false,
    at: now,
    accrualFrom: nextMidnight(now),
  });
  lockPrincipal(database, { id, memberId, productId: product.id, units }, now);
  return id;
}

import { createHash } from "node:crypto";
import type { z } from "zod";
import type { stakingEndpoints } from "../../../lib/contract/staking.ts";
import type { stakingChangeQuoteSchema } from "../../../lib/contract/staking-change.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { nextMidnight } from "../jobs/day-close.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { findPosition, type PositionRow } from "./position.ts";
import {
  dailyReward,
  findStakeProduct,
  maturityOf,
  quotaLeft,
  type StakeProduct,
  stakeProductOf,
  takeQuota,
} from "./products.ts";
import { forfeitedBy } from "./share-out.ts";
import { lockPrincipal } from "./subscribe.ts";
import { changeTerms, termsToday } from "./terms.ts";

export type StakeChange = z.output<typeof stakingEndpoints.changeQuote.body.schema>;

/** Amounts are units of 10⁻¹⁸ MERLIN, `maturesAt` business time. */
interface Terms {
  readonly productId: string;
  readonly principal: bigint;
  readonly aprBps: number;
  readonly maturesAt: number | null;
  readonly accrued: bigint;
}

interface ChangePlan {
  readonly before: Terms;
  readonly after: Terms;
  readonly returned: bigint;
  readonly forfeited: bigint;
}

/** @throws Refusal 404 another's, 409 closed */
export function openPositionOf(database: Database, memberId: number, id: number): PositionRow {
  const position = findPosition(database, memberId, id);
  if (!position) throw notFound("We can’t find this position.");
  if (position.status !== "active") throw conflict("This position is already closed.");
  return position;
}

function termsOf(position: PositionRow): Terms {
  return {
    productId: position.product_id,
    principal: BigInt(position.principal),
    aprBps: position.apr_bps,
    maturesAt: position.matures_at,
    accrued: BigInt(position.accrued),
  };
}

// Whatever is added or extended goes on by the product's rate of today for the whole of its term.
function goOn(before: Terms, product: StakeProduct, principal: bigint, now: number): ChangePlan {
  const after = {
    productId: product.id,
    principal,
    aprBps: product.aprBps,
    maturesAt: maturityOf(product, nextMidnight(now)),
    accrued: before.accrued,
  };
  return { before, after, returned: 0n, forfeited: 0n };
}

/** @throws Refusal 409 where the product takes no additions, 422 on `amount` above maximum or quota */
function planAddition(
  database: Database,
  position: PositionRow,
  amount: string,
  now: number,
): ChangePlan {
  const product = stakeProductOf(database, position);
  if (!product.canAdd) throw conflict("You can’t add to this position.");
  const before = termsOf(position);
  const units = toUnits(amount);
  const left = quotaLeft(product);
  if (before.principal + units > product.maximum) {
    const most = fullAmountOf(product.maximum, "MERLIN");
    throw invalid({ amount: say("A position holds {most} at most.", { most }) });
  }
  if (units > left) {
    throw invalid({
      amount: say("Only {amount} of the quota is left.", { amount: fullAmountOf(left, "MERLIN") }),
    });
  }
  return goOn(before, product, before.principal + units, now);
}

/** @throws Refusal 409 where the position cannot be extended, 422 on `productId` */
function planExtension(
  database: Database,
  position: PositionRow,
  productId: string,
  now: number,
): ChangePlan {
  const { extendTo } = stakeProductOf(database, position);
  if (position.matures_at === null || extendTo.length === 0) {
    throw conflict("You can’t extend this position.");
  }
  const product = extendTo.includes(productId) ? findStakeProduct(database, productId) : undefined;
  if (!product) throw invalid({ productId: "You can’t extend to this term." });
  const before = termsOf(position);
  const plan = goOn(before, product, before.principal, now);
  if ((plan.after.maturesAt ?? 0) <= position.matures_at) {
    throw invalid({ productId: "With this term your position wouldn’t end later." });
  }
  if (product.id !== position.product_id && before.principal > quotaLeft(product)) {
    const amount = fullAmountOf(quotaLeft(product), "MERLIN");
    throw invalid({ productId: say("Only {amount} of the quota is left.", { amount }) });
  }
  return plan;
}

/**
 * What redeeming a part would return, forfeit and leave.
 * @throws Refusal 422 on `amount`: more than there is, a part where only all can be redeemed, too little left
 */
export function planRedemption(
  database: Database,
  position: PositionRow,
  units: bigint,
  now: number,
): ChangePlan {
  const before = termsOf(position);
  const { principal, accrued } = before;
  const product = stakeProductOf(database, position);
  const isLocked = position.matures_at !== null;
  const isPart = units !== principal;
  if (isLocked && isPart && !product.canRedeemPart) {
    throw invalid({ amount: "You can only redeem a locked position as a whole." });
  }
  if (units > principal) {
    throw invalid({
      amount: say("This position holds {amount}.", { amount: fullAmountOf(principal, "MERLIN") }),
    });
  }
  if (isLocked && isPart && principal - units < product.minimum) {
    const least = fullAmountOf(product.minimum, "MERLIN");
    throw invalid({
      amount: say("At least {least} has to stay. Redeem less, or all of it.", { least }),
    });
  }
  const earning = termsToday(database, position, now).principal;
  const forfeited = isLocked ? forfeitedBy(units, { principal, earning, accrued }) : 0n;
  const after = { ...before, principal: principal - units, accrued: accrued - forfeited };
  return { before, after, returned: units, forfeited };
}

function planOf(database: Database, position: PositionRow, change: StakeChange, now: number) {
  switch (change.kind) {
    case "add":
      return planAddition(database, position, change.amount, now);
    case "extend":
      return planExtension(database, position, change.productId, now);
    case "redeem":
      return planRedemption(database, position, toUnits(change.amount), now);
  }
}

function termsView({ principal, accrued, maturesAt, ...terms }: Terms) {
  return {
    ...terms,
    principal: fromUnits(principal),
    perDay: fromUnits(dailyReward(principal, terms.aprBps)),
    maturesAt: maturesAt === null ? null : toInstant(maturesAt),
    accrued: fromUnits(accrued),
  };
}

/**
 * What a change would make of a position. Nothing is stored: the id is a print of all that was quoted.
 * @throws Refusal as the change itself
 */
export function quoteChange(
  database: Database,
  position: PositionRow,
  change: StakeChange,
  now: number,
): z.input<typeof stakingChangeQuoteSchema> {
  const { before, after, returned, forfeited } = planOf(database, position, change, now);
  const quoted = {
    before: termsView(before),
    after: termsView(after),
    accrualFrom: toInstant(nextMidnight(now)),
    returned: fromUnits(returned),
    forfeited: fromUnits(forfeited),
  };
  const print = createHash("sha256").update(JSON.stringify([position.id, change.kind, quoted]));
  return { quoteId: print.digest("hex").slice(0, 32), ...quoted, serverTime: toInstant(now) };
}

/**
 * Adds to a position, or lets it go on for another term; rewards follow from the next 00:00 UTC, what has accrued
 * stays. Belongs into a transaction.
 *
 * @throws Refusal 404 another's, 409 closed, not allowed or quoted otherwise, 422 on `amount` or `productId`
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function changePosition(
  database: Database,
  memberId: number,
  id: number,
  order: Exclude<StakeChange, { kind: "redeem" }> & { readonly quoteId?: string | undefined },
  now: number,
): void {
  const position = openPositionOf(database, memberId, id);
  const today = termsToday(database, position, now);
  const { before, after } = planOf(database, position, order, now);
  if (order.quoteId && order.quoteId !== quoteChange(database, position, order, now).quoteId) {
    throw conflict("This quote is no longer available. Get a new one.");
  }
  const { productId, principal, aprBps, maturesAt } = after;
  const added = principal - before.principal;
  if (added > 0n) lockPrincipal(database, { id, memberId, productId, units: added }, now);
  if (productId !== before.productId) {
    takeQuota(database, before.productId, -principal);
    takeQuota(database, productId, principal);
  }
  changeTerms(database, position, now, { today, next: { principal, aprBps } });
  database.run(
    "UPDATE stake_position SET product_id = ?, principal = ?, apr_bps = ?, term_from = ?, matures_at = ? WHERE id = ?",
    productId,
    String(principal),
    aprBps,
    maturesAt === null ? null : nextMidnight(now),
    maturesAt,
    id,
  );
}

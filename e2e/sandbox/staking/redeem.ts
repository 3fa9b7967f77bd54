import type { z } from "zod";
import type { stakingEndpoints } from "../../../lib/contract/staking.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { conflict, notFound } from "../http/refusal.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { openPositionOf, planRedemption } from "./change.ts";
import { closePosition, forfeitPart, forfeitRewards, returnPrincipal } from "./close.ts";
import { findPosition, type PositionRow } from "./position.ts";
import { changeTerms, termsToday } from "./terms.ts";

type RedeemOrder = z.output<typeof stakingEndpoints.redeem.body.schema>;

/** Units of 10⁻¹⁸ MERLIN. */
interface Redeemed {
  readonly returned: bigint;
  readonly forfeited: bigint;
}

/** @throws Refusal 409 unless what is forfeited before maturity was seen and accepted */
function checkForfeit(
  { acceptForfeit, forfeited: shown }: RedeemOrder,
  { returned, forfeited }: Redeemed,
): void {
  const hasChanged = shown !== undefined && toUnits(shown) !== forfeited;
  if (acceptForfeit && !hasChanged) return;
  const back = fullAmountOf(returned, "MERLIN");
  const lost = fullAmountOf(forfeited, "MERLIN");
  throw conflict(
    say("Redeeming now returns {back} and forfeits rewards of {lost}.", { back, lost }),
  );
}

function redeemPart(
  database: Database,
  position: PositionRow,
  { returned, forfeited }: Redeemed,
  now: number,
): void {
  const principal = BigInt(position.principal) - returned;
  const today = termsToday(database, position, now);
  const earning = today.principal < principal ? today.principal : principal;
  forfeitPart(database, position, forfeited, now);
  returnPrincipal(database, position, returned, now);
  changeTerms(database, position, now, {
    today: { ...today, principal: earning },
    next: { principal, aprBps: position.apr_bps },
  });
  database.run(
    "UPDATE stake_position SET principal = ? WHERE id = ?",
    String(principal),
    position.id,
  );
}

/**
 * Redeems a position or a part of it; of a locked one before it matures the rewards of what is redeemed are
 * forfeited. Belongs into a transaction.
 *
 * @throws Refusal 404 another's, 409 closed, without `acceptForfeit` or when other rewards are
 *   forfeited than were shown, 422 on `amount`
 */
export function redeem(
  database: Database,
  memberId: number,
  id: number,
  order: RedeemOrder,
  now: number,
): Redeemed {
  const position = openPositionOf(database, memberId, id);
  const isLocked = position.matures_at !== null;
  const principal = BigInt(position.principal);
  const units = order.amount === undefined ? principal : toUnits(order.amount);
  const { returned, forfeited } = planRedemption(database, position, units, now);
  if (isLocked) checkForfeit(order, { returned, forfeited });
  if (units !== principal) redeemPart(database, position, { returned, forfeited }, now);
  else {
    if (isLocked) forfeitRewards(database, position, now);
    returnPrincipal(database, position, principal, now);
    closePosition(database, position, isLocked ? "redeemed_early" : "redeemed", now);
  }
  return { returned, forfeited };
}

/**
 * Switches the renewal of a locked position at its maturity. Belongs into a transaction.
 * @throws Refusal 404 another's, 409 closed or flexible
 */
export function setAutoRenew(
  database: Database,
  memberId: number,
  id: number,
  autoRenew: boolean,
): PositionRow {
  const position = findPosition(database, memberId, id);
  if (!position) throw notFound("We can’t find this position.");
  if (position.status !== "active" || position.matures_at === null) {
    throw conflict("You can only renew an active locked position.");
  }
  database.run("UPDATE stake_position SET auto_renew = ? WHERE id = ?", autoRenew ? 1 : 0, id);
  return { ...position, auto_renew: autoRenew ? 1 : 0 };
}

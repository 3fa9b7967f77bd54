import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { amountText } from "../wallet/amount-text.ts";
import { closePosition, forfeitRewards, returnPrincipal } from "./close.ts";
import { findPosition, type PositionRow } from "./position.ts";

interface RedeemOrder {
  readonly amount?: string | undefined;
  readonly acceptForfeit?: boolean | undefined;
  readonly forfeited?: string | undefined;
}

/** Units of 10⁻¹⁸ MERLIN. */
interface Redeemed {
  readonly returned: bigint;
  readonly forfeited: bigint;
}

function redeemFlexible(
  database: Database,
  position: PositionRow,
  amount: string | undefined,
  now: number,
): Redeemed {
  const principal = BigInt(position.principal);
  const units = amount === undefined ? principal : toUnits(amount);
  if (units > principal) {
    throw invalid({ amount: `This position holds ${amountText(principal, "MERLIN")}.` });
  }
  returnPrincipal(database, position, units, now);
  if (units === principal) closePosition(database, position, "redeemed", now);
  else {
    database.run(
      "UPDATE stake_position SET principal = ? WHERE id = ?",
      String(principal - units),
      position.id,
    );
  }
  return { returned: units, forfeited: 0n };
}

function redeemEarly(
  database: Database,
  position: PositionRow,
  { amount, acceptForfeit, forfeited: shown }: RedeemOrder,
  now: number,
): Redeemed {
  const principal = BigInt(position.principal);
  if (amount !== undefined && toUnits(amount) !== principal) {
    throw invalid({ amount: "You can only redeem a locked position as a whole." });
  }
  const hasChanged = shown !== undefined && toUnits(shown) !== BigInt(position.accrued);
  if (!acceptForfeit || hasChanged) {
    const returned = amountText(principal, "MERLIN");
    const lost = amountText(BigInt(position.accrued), "MERLIN");
    throw conflict(`Redeeming now returns ${returned} and forfeits rewards of ${lost}.`);
  }
  const forfeited = forfeitRewards(database, position, now);
  returnPrincipal(database, position, principal, now);
  closePosition(database, position, "redeemed_early", now);
  return { returned: principal, forfeited };
}

/**
 * Redeems a flexible position or a part of it, or a locked one before it matures, which forfeits its
 * rewards. Belongs into a transaction.
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
  const position = findPosition(database, memberId, id);
  if (!position) throw notFound("We can’t find this position.");
  if (position.status !== "active") throw conflict("This position is already closed.");
  return position.matures_at === null
    ? redeemFlexible(database, position, order.amount, now)
    : redeemEarly(database, position, order, now);
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

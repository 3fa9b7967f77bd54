import type { Database } from "../database/database.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { postJournal } from "../ledger/journal.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";
import { closePosition, releaseRewards, renewPrincipal, returnPrincipal } from "./close.ts";
import { findPosition, type PositionRow } from "./position.ts";
import { dailyReward, stakeProductOf } from "./products.ts";
import { openPosition } from "./subscribe.ts";
import { termsOn } from "./terms.ts";

function reward(database: Database, position: PositionRow, midnight: number): void {
  const { id, member_id: memberId, matures_at } = position;
  const { principal, aprBps } = termsOn(database, position, midnight - DAY_MS);
  const units = dailyReward(principal, aprBps);
  if (units === 0n) return;
  const isFlexible = matures_at === null;
  const bucket = isFlexible ? "available" : "reward_locked";
  postJournal(database, {
    kind: "stake_reward",
    ref: `stake:${id}`,
    at: midnight,
    entries: [
      { account: "rewards:MERLIN", currency: "MERLIN", units: -units },
      { account: { memberId, bucket }, currency: "MERLIN", units },
    ],
  });
  database.run(
    "INSERT INTO stake_reward (position_id, day, amount, status) VALUES (?, ?, ?, ?)",
    id,
    new Date(midnight - DAY_MS).toISOString().slice(0, 10),
    String(units),
    isFlexible ? "paid" : "locked",
  );
  const column = isFlexible ? "paid" : "accrued";
  const sum = BigInt(position[column]) + units;
  database.run(`UPDATE stake_position SET ${column} = ? WHERE id = ?`, String(sum), id);
}

// A renewal goes on at the moment of maturity, at today's rate.
function renew(database: Database, position: PositionRow, at: number): void {
  const id = openPosition(database, {
    memberId: position.member_id,
    product: stakeProductOf(database, position),
    units: BigInt(position.principal),
    autoRenew: true,
    at,
    accrualFrom: at,
  });
  renewPrincipal(database, position, id, at);
}

function tellRelease(database: Database, position: PositionRow, at: number): void {
  const units = BigInt(position.accrued);
  if (units === 0n) return;
  notify(database, position.member_id, {
    kind: "earning",
    title: "Staking rewards released",
    body: say("{amount} is in your wallet.", { amount: amountOf(units, "MERLIN") }),
    link: "/earning",
    at,
  });
}

function tellMaturity(database: Database, position: PositionRow, at: number): void {
  const amount = amountOf(BigInt(position.principal), "MERLIN");
  const isRenewed = position.auto_renew === 1;
  notify(database, position.member_id, {
    kind: "earning",
    title: isRenewed ? "Your stake was renewed" : "Your stake has matured",
    body: isRenewed
      ? say("{amount} is staked for another term at today’s rate.", { amount })
      : say("{amount} is back in your wallet.", { amount }),
    link: "/earning",
    at,
  });
}

function mature(database: Database, { id, member_id }: PositionRow, at: number): void {
  const position = findPosition(database, member_id, id);
  if (!position) throw new Error(`There is no position ${id}`);
  releaseRewards(database, position, at);
  if (position.auto_renew === 1) renew(database, position, at);
  else returnPrincipal(database, position, BigInt(position.principal), at, "stake_release");
  closePosition(database, position, "matured", at);
  tellRelease(database, position, at);
  tellMaturity(database, position, at);
}

/**
 * Books the rewards of the day that ends at a midnight (UTC): flexible ones to the balance, locked
 * ones beside the principal. What matures at that midnight is released, and renewed or returned
 * (R11.10). Belongs into a transaction.
 */
export function payDay(database: Database, midnight: number): void {
  const positions = database.all<PositionRow>(
    "SELECT * FROM stake_position WHERE status = 'active' AND accrual_from <= ? ORDER BY id",
    midnight - DAY_MS,
  );
  for (const position of positions) {
    reward(database, position, midnight);
    if (position.matures_at === midnight) mature(database, position, midnight);
  }
}

/** Pays staking rewards each day at 00:00 UTC. */
export function stakingPayoutJob(database: Database): JobDefinition {
  return {
    name: "staking.payout",
    firstDueAt: nextMidnight,
    run({ dueAt }) {
      payDay(database, dueAt);
      return nextMidnight(dueAt);
    },
  };
}

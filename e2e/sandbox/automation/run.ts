import { planSlotAfter } from "../../../lib/contract/rules/plan-slots.ts";
import { MBTC } from "../../../lib/contract/values/tokens.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { findById, type Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { balanceOf } from "../ledger/balances.ts";
import { claim } from "../mining/claim.ts";
import { requireValid } from "../mining/require-valid.ts";
import { accrue, newestSession, unclaimedOf } from "../mining/session.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";
import { TOKEN_TERMS } from "../wallet/token-terms.ts";
import { withdrawUnattended } from "../withdrawal/request.ts";
import { type AutomationRow, automationOf, isAutomationOn } from "./automation.ts";
import { convertNow, newestLine, stakeNow } from "./moves.ts";
import { isMissed, NotNow, type Outcome, RUN_COLUMNS, runValues, wholeOrNot } from "./outcome.ts";

/** The one job of a member's automation, by the member's id: it goes from slot to slot. */
export const AUTOMATION_JOB = "automation.run";

type Step = "claim" | "compound" | "payout";

function record(database: Database, memberId: number, slot: number, step: Step, outcome: Outcome) {
  database.run(
    `INSERT INTO automation_run (member_id, step, withdrawal_id, ${RUN_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    memberId,
    step,
    outcome.withdrawalId ?? null,
    ...runValues(slot, outcome),
  );
}

/** Claims what the member could claim at that moment, once it reaches the minimum. */
function claimStep(
  database: Database,
  member: Member,
  { minimum }: AutomationRow,
  at: number,
): Outcome {
  requireValid(member);
  const session = newestSession(database, member.id);
  if (minimum !== null && session) {
    const { gross, fee } = unclaimedOf(session, accrue(database, session, at));
    if (gross > fee && gross - fee < BigInt(minimum)) throw new NotNow("minimum");
  }
  const { gross, fee } = claim(database, member.id, at);
  const lineId = newestLine(database, member.id);
  return {
    status: "done",
    got: { units: gross - fee, symbol: MBTC },
    fee: { units: fee, symbol: MBTC },
    ...(lineId !== undefined && { lineId }),
  };
}

/** Converts what was claimed by way of USDT into what the product takes, and stakes all of it. */
function compoundStep(
  database: Database,
  member: Member,
  { productId, units }: { readonly productId: string; readonly units: bigint },
  at: number,
): Outcome {
  const ref = `mining-automation:${at}`;
  const sold = convertNow(database, member, { from: MBTC, to: "USDT", units, ref }, at);
  const bought = convertNow(
    database,
    member,
    { from: "USDT", to: "MERLIN", units: sold.got.units, ref },
    at,
  );
  const staked = stakeNow(database, member, { productId, units: bought.got.units }, at);
  return { ...staked, gave: sold.gave, got: bought.got };
}

/** Withdraws all that the wallet holds from the threshold on, less the fee; undefined below it. */
function payoutStep(
  database: Database,
  member: Member,
  { payout_address_id, payout_threshold }: AutomationRow,
  at: number,
): Outcome | undefined {
  if (payout_address_id === null || payout_threshold === null) return undefined;
  const held = balanceOf(database, { memberId: member.id, bucket: "available" }, MBTC);
  if (held < BigInt(payout_threshold)) return undefined;
  return wholeOrNot(database, () => {
    const fee = toUnits(TOKEN_TERMS[MBTC].withdrawFee ?? "0");
    const order = {
      symbol: MBTC,
      walletId: String(payout_address_id),
      amount: fromUnits(held - fee),
    };
    const row = withdrawUnattended(database, member, order, at);
    const lineId = newestLine(database, member.id);
    notify(database, member.id, {
      kind: "money",
      title: "Automatic payout requested",
      body: say("{amount} is on its way to {address}. If this wasn’t you, cancel it.", {
        amount: amountOf(held - fee, MBTC),
        address: row.address,
      }),
      link: `/wallet/${MBTC}`,
      at,
    });
    return {
      status: "done",
      gave: { units: held - fee, symbol: MBTC },
      fee: { units: fee, symbol: MBTC },
      withdrawalId: row.id,
      ...(lineId !== undefined && { lineId }),
    };
  });
}

function runSteps(database: Database, row: AutomationRow, member: Member, slot: number): void {
  const { id } = member;
  const claimed =
    row.auto_claim === 1
      ? wholeOrNot(database, () => claimStep(database, member, row, slot))
      : undefined;
  if (claimed) record(database, id, slot, "claim", claimed);
  const { compound_product_id: productId } = row;
  if (claimed?.got && productId !== null) {
    const { units } = claimed.got;
    const compounded = wholeOrNot(database, () =>
      compoundStep(database, member, { productId, units }, slot),
    );
    record(database, id, slot, "compound", compounded);
  }
  const paid = payoutStep(database, member, row, slot);
  if (paid) record(database, id, slot, "payout", paid);
}

/** Sets an automation to its next slot, or to none where nothing is to run. Gives the slot. */
export function aimAutomation(database: Database, memberId: number, after: number): number | null {
  const row = automationOf(database, memberId);
  const isIdle = row.paused_because !== null || !isAutomationOn(row);
  const next = isIdle ? null : planSlotAfter("day", null, after);
  database.run("UPDATE mining_automation SET next_run_at = ? WHERE member_id = ?", next, memberId);
  return next;
}

/** Runs a member's slots, each once, as `planJob`; of one that is missed the claim says so. */
export function automationJob(database: Database): JobDefinition {
  return {
    name: AUTOMATION_JOB,
    run({ ref, dueAt, until }) {
      const memberId = Number(ref);
      const row = automationOf(database, memberId);
      const member = findById(database, memberId);
      if (!member || row.next_run_at !== dueAt) return undefined;
      if (isMissed(dueAt, until)) {
        const step = row.auto_claim === 1 ? "claim" : "payout";
        record(database, memberId, dueAt, step, { status: "skipped", reason: "missed" });
      } else runSteps(database, row, member, dueAt);
      return aimAutomation(database, memberId, dueAt) ?? undefined;
    },
  };
}

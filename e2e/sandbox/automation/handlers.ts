import type { z } from "zod";
import type { miningAutomationEndpoints } from "../../../lib/contract/automation/mining-automation.ts";
import { MBTC } from "../../../lib/contract/values/tokens.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import type { MemberContext, ServiceHandlers } from "../http/context.ts";
import { pageOfRows } from "../http/paging.ts";
import { invalid } from "../http/refusal.ts";
import { requireValid } from "../mining/require-valid.ts";
import { tellChange } from "../security/tell-change.ts";
import { findStakeProduct } from "../staking/products.ts";
import { requireConfirmation } from "../step-up/proof.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { leastToWithdraw, TOKEN_TERMS } from "../wallet/token-terms.ts";
import { passGates } from "../withdrawal/gates.ts";
import { usableAddress, withdrawalTerms } from "../withdrawal/request.ts";
import { type AutomationRow, automationOf, automationView } from "./automation.ts";
import { enterSlot, type RunRow, runView } from "./outcome.ts";
import { AUTOMATION_JOB, aimAutomation } from "./run.ts";

type Change = z.output<typeof miningAutomationEndpoints.changeAutomation.body.schema>;

/** What is to be, where it is named: null and what is left out of the change differ. */
function amountOf(wanted: string | null | undefined, before: string | null): string | null {
  if (wanted === undefined) return before;
  return wanted === null ? null : String(toUnits(wanted));
}

function checkCompound(database: Database, { compoundProductId }: Change): void {
  if (compoundProductId && !findStakeProduct(database, compoundProductId)) {
    throw invalid({ compoundProductId: "We can’t find this product." });
  }
}

/** @throws Refusal 403 at a gate, 422 on the address or a threshold below the smallest withdrawal with its fee */
function checkPayout(database: Database, context: MemberContext, change: Change, now: number) {
  const { member } = context;
  const { payoutWalletId: walletId, payoutThreshold: threshold } = change;
  if (!walletId || !threshold) return undefined;
  passGates(database, member, now);
  const least = leastToWithdraw(MBTC) ?? 0n;
  if (toUnits(threshold) < least) {
    throw invalid({
      payoutThreshold: say("The minimum is {amount}.", { amount: fullAmountOf(least, MBTC) }),
    });
  }
  const amount = fromUnits(toUnits(threshold) - toUnits(TOKEN_TERMS[MBTC].withdrawFee ?? "0"));
  withdrawalTerms({ symbol: MBTC, amount });
  return usableAddress(database, member.id, walletId, now);
}

/** Confirms a payout that is new or goes elsewhere, and tells of it with the way to freeze. */
function confirmPayout(context: MemberContext, before: AutomationRow, change: Change): void {
  const { sandbox, member, session, visitor } = context;
  const { database, clock } = sandbox;
  const saved = checkPayout(database, context, change, clock.now());
  if (!saved) return;
  const threshold = amountOf(change.payoutThreshold, null);
  if (before.payout_address_id === saved.id && before.payout_threshold === threshold) return;
  requireConfirmation(database, { member, session }, "payout_set", change);
  const { address } = saved;
  tellChange(
    sandbox,
    { member, visitor },
    {
      ...{ kind: "withdrawal", outcome: "on", mail: "withdrawal", link: "/mining/automation" },
      title: "Automatic payout is on",
      text: say(
        "From {amount} on, your balance is withdrawn to {address}. If this wasn’t you, turn it off and set a new password at once.",
        { amount: fullAmountOf(BigInt(threshold ?? 0), MBTC), address },
      ),
    },
  );
}

function pausedAfter({ paused_because }: AutomationRow, { state }: Change): string | null {
  if (state === undefined) return paused_because;
  return state === "paused" ? (paused_because ?? "member") : null;
}

function save(database: Database, before: AutomationRow, change: Change): void {
  const { autoClaim, compoundProductId, payoutWalletId } = change;
  const claims = autoClaim ?? before.auto_claim === 1;
  database.run(
    `INSERT OR REPLACE INTO mining_automation
     (member_id, auto_claim, minimum, compound_product_id, payout_address_id, payout_threshold, paused_because, next_run_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    before.member_id,
    claims ? 1 : 0,
    amountOf(change.minimum, before.minimum),
    compoundProductId === undefined ? before.compound_product_id : compoundProductId,
    payoutWalletId === undefined
      ? before.payout_address_id
      : payoutWalletId === null
        ? null
        : rowId(payoutWalletId),
    amountOf(change.payoutThreshold, before.payout_threshold),
    pausedAfter(before, change),
    before.next_run_at,
  );
}

interface AutomationRunRow extends RunRow {
  readonly step: "claim" | "compound" | "payout";
  readonly withdrawal_id: number | null;
}

export const miningAutomationHandlers: ServiceHandlers<"miningAutomation"> = {
  automation({ sandbox: { database, clock }, member }) {
    requireValid(member);
    return automationView(database, member.id, clock.now());
  },

  changeAutomation(context, { body }) {
    requireValid(context.member);
    const { database, clock } = context.sandbox;
    return context.write(() => {
      const { id } = context.member;
      const before = automationOf(database, id);
      checkCompound(database, body);
      confirmPayout(context, before, body);
      save(database, before, body);
      const next = aimAutomation(database, id, clock.now());
      if (next !== null) enterSlot(database, AUTOMATION_JOB, next, String(id));
      return automationView(database, id, clock.now());
    });
  },

  automationRuns({ sandbox: { database }, member }, { query }) {
    requireValid(member);
    const selection = {
      sql: "SELECT * FROM automation_run WHERE member_id = ?",
      values: [member.id],
      order: "slot_at DESC, id",
    };
    return pageOfRows(database, selection, query, (row: AutomationRunRow) => ({
      ...runView(row),
      step: row.step,
      withdrawalId: row.withdrawal_id === null ? null : String(row.withdrawal_id),
    }));
  },
};

import type { z } from "zod";
import type { miningAutomationEndpoints } from "../../../lib/contract/automation/mining-automation.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { findSavedAddress } from "../wallet/saved-addresses.ts";

/** What a member has done by itself; amounts are units of 10⁻¹⁸ mBTC as text, null switches a step off. */
export interface AutomationRow {
  readonly member_id: number;
  readonly auto_claim: number;
  readonly minimum: string | null;
  readonly compound_product_id: string | null;
  readonly payout_address_id: number | null;
  readonly payout_threshold: string | null;
  readonly paused_because: string | null;
  readonly next_run_at: number | null;
}

/** A member's automation; nothing is on until the member says so. */
export function automationOf(database: Database, memberId: number): AutomationRow {
  const row = database.get<AutomationRow>(
    "SELECT * FROM mining_automation WHERE member_id = ?",
    memberId,
  );
  return (
    row ?? {
      member_id: memberId,
      auto_claim: 0,
      minimum: null,
      compound_product_id: null,
      payout_address_id: null,
      payout_threshold: null,
      paused_because: null,
      next_run_at: null,
    }
  );
}

/** Whether there is anything to run. */
export function isAutomationOn({ auto_claim, payout_address_id }: AutomationRow): boolean {
  return auto_claim === 1 || payout_address_id !== null;
}

/** An automation as the contract shows it; a payout to an address that was removed names its id alone. */
export function automationView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof miningAutomationEndpoints.automation.response> {
  const row = automationOf(database, memberId);
  const amount = (units: string | null) => (units === null ? null : fromUnits(BigInt(units)));
  const walletId = row.payout_address_id === null ? null : String(row.payout_address_id);
  const saved = walletId === null ? undefined : findSavedAddress(database, memberId, walletId);
  return {
    state: row.paused_because === null ? "active" : "paused",
    pausedBecause: row.paused_because,
    autoClaim: row.auto_claim === 1,
    minimum: amount(row.minimum),
    compoundProductId: row.compound_product_id,
    payout:
      walletId === null || row.payout_threshold === null
        ? null
        : {
            walletId,
            threshold: fromUnits(BigInt(row.payout_threshold)),
            address: saved?.address ?? null,
            label: saved?.label ?? null,
          },
    nextRunAt: row.next_run_at === null ? null : toInstant(row.next_run_at),
    serverTime: toInstant(now),
  };
}

import type { z } from "zod";
import type { accountEndpoints, settingsSchema } from "../../../lib/contract/account.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { createClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { changeStakeLimit, readStakeLimit, stakeLimitSettings } from "../prediction/stake-limit.ts";
import { findById, type Member } from "./member.ts";

type SettingsChange = Omit<z.output<typeof accountEndpoints.updateSettings.body.schema>, "proof">;

/** What a member has chosen, as the contract shows it. */
export function settingsView(
  database: Database,
  { id, hideAmounts, antiPhishing, addressLock, acceptedTerms, autoLogoutMinutes }: Member,
): z.input<typeof settingsSchema> {
  const limit = readStakeLimit(database, id, createClock(database).now());
  const chosen = { hideAmounts, antiPhishing, addressLock, acceptedTerms, autoLogoutMinutes };
  return { ...chosen, ...stakeLimitSettings(limit) };
}

/** Changes the settings that were sent; an empty phrase clears it. Gives the member as it is then. */
export function updateSettings(database: Database, member: Member, change: SettingsChange): Member {
  const all = { ...member, ...change };
  const { hideAmounts, antiPhishing, addressLock, acceptedTerms, autoLogoutMinutes } = all;
  if (change.stakeDailyLimit !== undefined) {
    const units = change.stakeDailyLimit === null ? null : toUnits(change.stakeDailyLimit);
    changeStakeLimit(database, member.id, units, createClock(database).now());
  }
  database.run(
    `UPDATE member SET hide_amounts = ?, anti_phishing = ?, address_lock = ?, accepted_terms = ?, auto_logout_minutes = ?
     WHERE id = ?`,
    hideAmounts ? 1 : 0,
    antiPhishing || null,
    addressLock ? 1 : 0,
    acceptedTerms,
    autoLogoutMinutes,
    member.id,
  );
  return findById(database, member.id) ?? member;
}

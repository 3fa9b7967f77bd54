import type { z } from "zod";
import type {
  settingsChangeSchema,
  settingsSchema,
} from "../../../lib/contract/values/settings.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { createClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { changeStakeLimit, readStakeLimit, stakeLimitSettings } from "../prediction/stake-limit.ts";
import { isCurrency } from "../price/fx.ts";
import { findById, type Member } from "./member.ts";

type SettingsChange = Omit<z.output<typeof settingsChangeSchema>, "proof">;

/** What a member has chosen, as the contract shows it. */
export function settingsView(database: Database, member: Member): z.input<typeof settingsSchema> {
  const { hideAmounts, antiPhishing, addressLock, acceptedTerms } = member;
  const { autoLogoutMinutes, displayCurrency } = member;
  const limit = readStakeLimit(database, member.id, createClock(database).now());
  return {
    ...{
      hideAmounts,
      antiPhishing,
      addressLock,
      acceptedTerms,
      autoLogoutMinutes,
      displayCurrency,
    },
    ...stakeLimitSettings(limit),
  };
}

/**
 * Changes the settings that were sent; an empty phrase clears it. Gives the member as it is then.
 * @throws Refusal 422 for a currency without a rate
 */
export function updateSettings(database: Database, member: Member, change: SettingsChange): Member {
  const all = { ...member, ...change };
  const { hideAmounts, antiPhishing, addressLock, acceptedTerms } = all;
  const { autoLogoutMinutes, displayCurrency } = all;
  if (displayCurrency !== null && !isCurrency(displayCurrency)) {
    throw invalid({ displayCurrency: "Choose one of the listed currencies." });
  }
  if (change.stakeDailyLimit !== undefined) {
    const units = change.stakeDailyLimit === null ? null : toUnits(change.stakeDailyLimit);
    changeStakeLimit(database, member.id, units, createClock(database).now());
  }
  database.run(
    `UPDATE member SET hide_amounts = ?, anti_phishing = ?, address_lock = ?, accepted_terms = ?, auto_logout_minutes = ?, display_currency = ?
     WHERE id = ?`,
    hideAmounts ? 1 : 0,
    antiPhishing || null,
    addressLock ? 1 : 0,
    acceptedTerms,
    autoLogoutMinutes,
    displayCurrency,
    member.id,
  );
  return findById(database, member.id) ?? member;
}

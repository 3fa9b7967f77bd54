import type { z } from "zod";
import type { accountEndpoints } from "../../../lib/contract/account.ts";
import type { Database } from "../database/database.ts";
import { findById, type Member } from "./member.ts";

type SettingsChange = z.output<typeof accountEndpoints.updateSettings.body.schema>;

/** What a member has chosen, as the contract shows it. */
export function settingsView({ hideAmounts, antiPhishing, addressLock }: Member) {
  return { hideAmounts, antiPhishing, addressLock };
}

/** Changes the settings that were sent; an empty phrase clears it. Gives the member as it is then. */
export function updateSettings(database: Database, member: Member, change: SettingsChange): Member {
  const { hideAmounts, antiPhishing, addressLock } = { ...settingsView(member), ...change };
  database.run(
    "UPDATE member SET hide_amounts = ?, anti_phishing = ?, address_lock = ? WHERE id = ?",
    hideAmounts ? 1 : 0,
    antiPhishing || null,
    addressLock ? 1 : 0,
    member.id,
  );
  return findById(database, member.id) ?? member;
}

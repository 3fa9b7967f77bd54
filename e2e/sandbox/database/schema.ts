import { ACCESS_TABLES } from "./access-tables.ts";
import { ALERT_TABLES } from "./alert-tables.ts";
import { AUTOMATION_TABLES } from "./automation-tables.ts";
import { CORE_TABLES } from "./core-tables.ts";
import type { Database } from "./database.ts";
import { EARNING_TABLES, UPGRADE_TABLES } from "./earning-tables.ts";
import { INVITATION_TABLES } from "./invitation-tables.ts";
import { LASTING_IDS } from "./lasting-ids.ts";
import { LEDGER_TABLES } from "./ledger-tables.ts";
import { NOTIFICATION_TABLES } from "./notification-tables.ts";
import { PASSKEY_TABLES } from "./passkey-tables.ts";
import { PLACEMENT_TABLES } from "./placement-tables.ts";
import { PLAY_TABLES } from "./play-tables.ts";
import { PROOF_TABLES } from "./proof-tables.ts";
import { PROTECTION_TABLES } from "./protection-tables.ts";
import { PUBLIC_TABLES } from "./public-tables.ts";
import { PUSH_TABLES } from "./push-tables.ts";
import { LOT_TABLES, PERSONAL_DATA_TABLES, STAKE_CHANGE_TABLES } from "./record-tables.ts";
import { RESALE_TABLES } from "./resale-tables.ts";
import { TEAM_TABLES } from "./team-tables.ts";

/**
 * Every table, as migrations in order. Times are milliseconds since 1970: `at`, `due_at`, `joined_at`
 * and `start` in business time, as are holds and identity checks; everything about sessions, tokens,
 * codes, mails and limits is in real time.
 * Amounts are integers of 10⁻¹⁸ as text, prices integers of 10⁻⁶ USDT. `ledger_line` and
 * `account_day` follow from the postings and can be made anew from them.
 */
const MIGRATIONS: readonly string[] = [
  CORE_TABLES,
  ACCESS_TABLES,
  LEDGER_TABLES,
  EARNING_TABLES,
  PUBLIC_TABLES,
  TEAM_TABLES,
  PLAY_TABLES,
  // A hash names its cost; those without one were made with Node's usual one.
  "UPDATE member SET password_hash = 'scrypt$16384$' || substr(password_hash, 8)",
  "ALTER TABLE member ADD COLUMN accepted_terms TEXT",
  PASSKEY_TABLES,
  ALERT_TABLES,
  PUSH_TABLES,
  PROTECTION_TABLES,
  LOT_TABLES,
  "ALTER TABLE member ADD COLUMN auto_logout_minutes INTEGER NOT NULL DEFAULT 0",
  PERSONAL_DATA_TABLES,
  NOTIFICATION_TABLES,
  "ALTER TABLE member ADD COLUMN display_currency TEXT",
  UPGRADE_TABLES,
  STAKE_CHANGE_TABLES,
  PLACEMENT_TABLES,
  INVITATION_TABLES,
  PROOF_TABLES,
  RESALE_TABLES,
  AUTOMATION_TABLES,
  LASTING_IDS,
  // A closed account has no name; words stood in its place once.
  "UPDATE member SET full_name = '' WHERE closed_at IS NOT NULL",
];

/** Brings the database to the newest schema, or an earlier one; each migration commits together with its number. */
export function migrate(database: Database, end = MIGRATIONS.length): void {
  const row = database.get<{ user_version: number }>("PRAGMA user_version");
  for (let version = row?.user_version ?? 0; version < end; version += 1) {
    database.transaction(() => {
      database.exec(MIGRATIONS[version] ?? "");
      database.exec(`PRAGMA user_version = ${version + 1}`);
    });
  }
}

/** Drops every table and creates the schema anew; the caller seeds it. */
export function recreate(database: Database): void {
  database.exec("PRAGMA foreign_keys = OFF");
  const tables = database.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  database.transaction(() => {
    for (const { name } of tables) database.exec(`DROP TABLE "${name}"`);
    database.exec("PRAGMA user_version = 0");
  });
  database.exec("PRAGMA foreign_keys = ON");
  migrate(database);
}

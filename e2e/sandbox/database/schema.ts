import { ALERT_TABLES } from "./alert-tables.ts";
import type { Database } from "./database.ts";
import { EARNING_TABLES, UPGRADE_TABLES } from "./earning-tables.ts";
import { NOTIFICATION_TABLES } from "./notification-tables.ts";
import { PASSKEY_TABLES } from "./passkey-tables.ts";
import { PLAY_TABLES } from "./play-tables.ts";
import { PROTECTION_TABLES } from "./protection-tables.ts";
import { PUSH_TABLES } from "./push-tables.ts";
import { LOT_TABLES, PERSONAL_DATA_TABLES, STAKE_CHANGE_TABLES } from "./record-tables.ts";
import { TEAM_TABLES } from "./team-tables.ts";

/**
 * Every table, as migrations in order. Times are milliseconds since 1970: `at`, `due_at`, `joined_at`
 * and `start` in business time, as are holds and identity checks; everything about sessions, tokens,
 * codes, mails and limits is in real time.
 * Amounts are integers of 10⁻¹⁸ as text, prices integers of 10⁻⁶ USDT. `ledger_line` and
 * `account_day` follow from the postings and can be made anew from them.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE member (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    full_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    email_verified INTEGER NOT NULL DEFAULT 0,
    is_valid INTEGER NOT NULL DEFAULT 0,
    kyc_status TEXT NOT NULL DEFAULT 'none'
      CHECK (kyc_status IN ('none','draft','pending','approved','resubmit','rejected')),
    phone TEXT, country TEXT, language TEXT, time_zone TEXT, theme TEXT,
    avatar_id TEXT,
    joined_at INTEGER NOT NULL,
    sponsor_id INTEGER REFERENCES member(id),
    parent_id INTEGER REFERENCES member(id),
    position TEXT CHECK (position IN ('left','right')),
    placement_preference TEXT NOT NULL DEFAULT 'auto'
      CHECK (placement_preference IN ('auto','left','right')),
    left_volume INTEGER NOT NULL DEFAULT 0,
    right_volume INTEGER NOT NULL DEFAULT 0,
    security_hold_until INTEGER,
    totp_secret TEXT,
    totp_pending_secret TEXT,
    totp_pending_until INTEGER,
    resend_id TEXT NOT NULL UNIQUE,
    CHECK ((parent_id IS NULL) = (position IS NULL)),
    UNIQUE (parent_id, position)
  );
  CREATE INDEX member_sponsor ON member(sponsor_id);

  CREATE TABLE avatar (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    type TEXT NOT NULL, bytes BLOB NOT NULL
  );

  CREATE TABLE session (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    created_at INTEGER NOT NULL, activated_at INTEGER, revoked_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX session_member ON session(member_id);

  CREATE TABLE totp_step (
    member_id INTEGER NOT NULL REFERENCES member(id), step INTEGER NOT NULL,
    PRIMARY KEY (member_id, step)
  ) WITHOUT ROWID;
  CREATE TABLE recovery_code (
    member_id INTEGER NOT NULL REFERENCES member(id), hash TEXT NOT NULL, used_at INTEGER,
    PRIMARY KEY (member_id, hash)
  ) WITHOUT ROWID;
  CREATE TABLE failed_attempt (kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX failed_attempt_subject ON failed_attempt(kind, subject, at);

  CREATE TABLE mail (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, recipient TEXT NOT NULL,
    member_id INTEGER REFERENCES member(id),
    subject TEXT NOT NULL, text TEXT NOT NULL, link TEXT, sent_at INTEGER NOT NULL
  );
  CREATE INDEX mail_member ON mail(member_id, kind, sent_at);
  CREATE TABLE mail_token (
    token TEXT PRIMARY KEY, kind TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES member(id),
    expires_at INTEGER NOT NULL, used_at INTEGER
  ) WITHOUT ROWID;

  CREATE TABLE idempotency (
    key TEXT NOT NULL, subject TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL,
    body_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (key, subject)
  ) WITHOUT ROWID;
  CREATE INDEX idempotency_at ON idempotency(at);

  CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    currency TEXT NOT NULL,
    member_id INTEGER REFERENCES member(id),
    bucket TEXT CHECK (bucket IN ('available','locked','reward_locked')),
    balance TEXT NOT NULL DEFAULT '0',
    UNIQUE (name, currency),
    CHECK ((member_id IS NULL) = (bucket IS NULL)),
    CHECK (member_id IS NULL OR balance NOT LIKE '-%')
  );
  CREATE INDEX account_member ON account(member_id);
  CREATE INDEX account_currency ON account(currency, bucket, length(balance), balance);

  CREATE TABLE journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL, ref TEXT, at INTEGER NOT NULL,
    reverses INTEGER UNIQUE REFERENCES journal(id)
  );
  CREATE TABLE posting (
    journal_id INTEGER NOT NULL REFERENCES journal(id), line INTEGER NOT NULL,
    account_id INTEGER NOT NULL REFERENCES account(id), currency TEXT NOT NULL,
    amount TEXT NOT NULL, balance_after TEXT NOT NULL,
    PRIMARY KEY (journal_id, line)
  ) WITHOUT ROWID;
  CREATE INDEX posting_account ON posting(account_id, journal_id);
  CREATE TRIGGER journal_is_final BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END;
  CREATE TRIGGER journal_stays BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END;
  CREATE TRIGGER posting_is_final BEFORE UPDATE ON posting BEGIN SELECT RAISE(ABORT, 'posting is append-only'); END;
  CREATE TRIGGER posting_stays BEFORE DELETE ON posting BEGIN SELECT RAISE(ABORT, 'posting is append-only'); END;

  CREATE TABLE job (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, ref TEXT NOT NULL DEFAULT '',
    due_at INTEGER NOT NULL, done_at INTEGER, runs INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX job_due ON job(due_at, id) WHERE done_at IS NULL;
  CREATE TABLE day_close (day TEXT PRIMARY KEY, closed_at INTEGER NOT NULL, members INTEGER NOT NULL) WITHOUT ROWID;

  CREATE TABLE price (code TEXT PRIMARY KEY, micros INTEGER NOT NULL, at INTEGER NOT NULL, steps INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE price_path (id INTEGER PRIMARY KEY, code TEXT NOT NULL, micros INTEGER NOT NULL);
  CREATE TABLE candle (
    code TEXT NOT NULL, span TEXT NOT NULL CHECK (span IN ('minute','hour','day')), start INTEGER NOT NULL,
    open INTEGER NOT NULL, high INTEGER NOT NULL, low INTEGER NOT NULL, close INTEGER NOT NULL,
    PRIMARY KEY (code, span, start)
  ) WITHOUT ROWID;

  CREATE TABLE season (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL,
    pool TEXT NOT NULL
  );
  CREATE TABLE locale_override (locale TEXT PRIMARY KEY, messages TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  ALTER TABLE member ADD COLUMN hide_amounts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN anti_phishing TEXT;
  ALTER TABLE member ADD COLUMN address_lock INTEGER NOT NULL DEFAULT 0;

  ALTER TABLE session ADD COLUMN agent TEXT;
  ALTER TABLE session ADD COLUMN address TEXT;
  ALTER TABLE session ADD COLUMN last_seen_at INTEGER;
  CREATE TABLE login_record (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), at INTEGER NOT NULL,
    result TEXT NOT NULL
      CHECK (result IN ('success','wrong_password','wrong_code','locked','second_factor')),
    agent TEXT, address TEXT
  );
  CREATE INDEX login_record_member ON login_record(member_id, id);

  DROP TABLE mail_token;
  CREATE TABLE mail_token (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES member(id),
    expires_at INTEGER NOT NULL, used_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX mail_token_member ON mail_token(member_id, kind);
  CREATE TABLE reset_request (email TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX reset_request_email ON reset_request(email, at);

  CREATE TABLE kyc (
    member_id INTEGER PRIMARY KEY REFERENCES member(id),
    first_name TEXT, last_name TEXT, birth_date TEXT, country TEXT, doc_type TEXT, doc_number TEXT,
    consent_at INTEGER, submitted_at INTEGER, reviewed_at INTEGER, expected_by INTEGER
  );
  CREATE TABLE kyc_review (
    member_id INTEGER NOT NULL REFERENCES member(id), step TEXT NOT NULL,
    decision TEXT NOT NULL CHECK (decision IN ('approved','resubmit')),
    reason TEXT, is_redone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, step)
  ) WITHOUT ROWID;
  CREATE TABLE kyc_file (
    member_id INTEGER NOT NULL REFERENCES member(id), name TEXT NOT NULL,
    type TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (member_id, name)
  );
  `,
  `
  CREATE TABLE ledger_line (
    id INTEGER PRIMARY KEY, journal_id INTEGER NOT NULL REFERENCES journal(id),
    member_id INTEGER NOT NULL REFERENCES member(id), at INTEGER NOT NULL,
    type TEXT NOT NULL, symbol TEXT NOT NULL,
    direction TEXT NOT NULL CHECK (direction IN ('in','out')),
    amount TEXT NOT NULL, fee TEXT, balance_after TEXT NOT NULL, counterparty TEXT, ref TEXT,
    withdrawal_id INTEGER GENERATED ALWAYS AS
      (CASE WHEN ref GLOB 'withdrawal:*' THEN CAST(substr(ref, 12) AS INTEGER) END)
  );
  CREATE INDEX ledger_line_member ON ledger_line(member_id, at, id);
  CREATE INDEX ledger_line_type ON ledger_line(member_id, type, at);
  CREATE INDEX ledger_line_sums
    ON ledger_line(member_id, symbol, direction, at, type, withdrawal_id, amount);
  CREATE INDEX ledger_line_journal ON ledger_line(journal_id);
  CREATE TABLE account_day (
    account_id INTEGER NOT NULL REFERENCES account(id), day INTEGER NOT NULL, delta TEXT NOT NULL,
    PRIMARY KEY (account_id, day)
  ) WITHOUT ROWID;

  CREATE TABLE convert_quote (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    from_symbol TEXT NOT NULL, to_symbol TEXT NOT NULL,
    amount TEXT NOT NULL, fee TEXT NOT NULL, receive TEXT NOT NULL,
    expires_at INTEGER NOT NULL, used_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX convert_quote_expiry ON convert_quote(expires_at);

  CREATE TABLE saved_address (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    address TEXT NOT NULL, label TEXT, chain_id INTEGER NOT NULL, usable_from INTEGER NOT NULL,
    UNIQUE (member_id, chain_id, address)
  );
  CREATE TABLE withdrawal (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    symbol TEXT NOT NULL, amount TEXT NOT NULL, fee TEXT NOT NULL,
    address TEXT NOT NULL, label TEXT, chain_id INTEGER NOT NULL,
    status TEXT NOT NULL
      CHECK (status IN ('requested','approved','sent','confirmed','rejected','cancelled')),
    requested_at INTEGER NOT NULL, hash TEXT, reason TEXT
  );
  CREATE INDEX withdrawal_member ON withdrawal(member_id, symbol);
  CREATE INDEX withdrawal_waiting ON withdrawal(requested_at) WHERE status = 'requested';
  CREATE TABLE withdrawal_step (
    withdrawal_id INTEGER NOT NULL REFERENCES withdrawal(id), status TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (withdrawal_id, status)
  );

  CREATE TABLE notification (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    title TEXT NOT NULL, body TEXT, link TEXT, at INTEGER NOT NULL, read_at INTEGER
  );
  CREATE INDEX notification_member ON notification(member_id, at, id);
  `,
  EARNING_TABLES,
  `
  CREATE TABLE launchpad_round (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, symbol TEXT NOT NULL,
    starts_at INTEGER, ends_at INTEGER, price TEXT, hard_cap TEXT, raised TEXT
  );
  CREATE TABLE announcement (
    id INTEGER PRIMARY KEY, level TEXT NOT NULL CHECK (level IN ('info','success','warning')),
    link TEXT, starts_at INTEGER, ends_at INTEGER
  );
  CREATE TABLE announcement_text (
    announcement_id INTEGER NOT NULL REFERENCES announcement(id), locale TEXT NOT NULL,
    title TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (announcement_id, locale)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS journal_kind_at ON journal(kind, at);
  `,
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
];

/** Brings the database to the newest schema; each migration commits together with its number. */
export function migrate(database: Database): void {
  const row = database.get<{ user_version: number }>("PRAGMA user_version");
  for (let version = row?.user_version ?? 0; version < MIGRATIONS.length; version += 1) {
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

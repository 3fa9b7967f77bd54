export const CORE_TABLES = `
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
`;

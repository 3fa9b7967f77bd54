export const LEDGER_TABLES = `
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
`;

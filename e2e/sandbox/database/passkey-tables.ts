/** Passkeys, challenges that wait for a signature, and proofs that wait for their effect; all in real time. */
export const PASSKEY_TABLES = `
  ALTER TABLE member ADD COLUMN passkey_handle TEXT;
  ALTER TABLE member ADD COLUMN passkey_required INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE passkey (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    credential_id TEXT NOT NULL UNIQUE, public_key BLOB NOT NULL, counter INTEGER NOT NULL,
    transports TEXT NOT NULL, name TEXT NOT NULL, created_at INTEGER NOT NULL, last_used_at INTEGER,
    synced INTEGER NOT NULL, backed_up INTEGER NOT NULL
  );
  CREATE INDEX passkey_member ON passkey(member_id);
  CREATE TABLE ceremony (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('login','add','step-up')),
    challenge TEXT NOT NULL, member_id INTEGER REFERENCES member(id), session_id TEXT,
    action TEXT NOT NULL, facts TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX ceremony_expiry ON ceremony(expires_at);
  CREATE TABLE proof (
    hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), session_id TEXT NOT NULL,
    action TEXT NOT NULL, facts TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX proof_expiry ON proof(expires_at);
`;

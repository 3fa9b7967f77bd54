export const ACCESS_TABLES = `
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
`;

/** What members have said of lots whose basis nobody knows. */
export const LOT_TABLES = `
  CREATE TABLE lot_basis (
    member_id INTEGER NOT NULL REFERENCES member(id), lot_id TEXT NOT NULL,
    acquired_at INTEGER NOT NULL, cost TEXT NOT NULL,
    PRIMARY KEY (member_id, lot_id)
  ) WITHOUT ROWID;
`;

/** Copies of personal data that were asked for, and accounts on their way out; all in business time. */
export const PERSONAL_DATA_TABLES = `
  CREATE TABLE data_export (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    requested_at INTEGER NOT NULL, ready_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  );
  CREATE INDEX data_export_member ON data_export(member_id, id);
  ALTER TABLE member ADD COLUMN closing_at INTEGER;
  ALTER TABLE member ADD COLUMN closed_at INTEGER;
`;

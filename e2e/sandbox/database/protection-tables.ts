/** Frozen accounts, withdrawal locks and the log of security events; all in business time. */
export const PROTECTION_TABLES = `
  ALTER TABLE member ADD COLUMN frozen_at INTEGER;
  ALTER TABLE member ADD COLUMN may_return INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN freeze_hold_until INTEGER;
  ALTER TABLE member ADD COLUMN withdrawal_lock_until INTEGER;
  ALTER TABLE member ADD COLUMN lock_early_end INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE security_event (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), at INTEGER NOT NULL,
    kind TEXT NOT NULL, outcome TEXT NOT NULL, agent TEXT, address TEXT
  );
  CREATE INDEX security_event_member ON security_event(member_id, id);
`;

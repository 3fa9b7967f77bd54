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

/**
 * What products allow with running stakes, and the terms that a stake is rewarded by from a midnight on; one without any
 * has always had those of its position.
 */
export const STAKE_CHANGE_TABLES = `
  ALTER TABLE stake_product ADD COLUMN can_add INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE stake_product ADD COLUMN can_redeem_part INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE stake_product ADD COLUMN extend_to TEXT NOT NULL DEFAULT '';
  UPDATE stake_product SET can_add = 1 WHERE id IN ('flexible', 'locked_30', 'locked_60', 'locked_90');
  UPDATE stake_product SET can_redeem_part = 1 WHERE id IN ('locked_60', 'locked_90');
  UPDATE stake_product SET extend_to = 'locked_30 locked_60 locked_90 locked_120' WHERE id = 'locked_30';
  UPDATE stake_product SET extend_to = 'locked_60 locked_90 locked_120' WHERE id = 'locked_60';
  UPDATE stake_product SET extend_to = 'locked_90 locked_120' WHERE id = 'locked_90';
  ALTER TABLE stake_position ADD COLUMN term_from INTEGER;
  CREATE TABLE stake_terms (
    position_id INTEGER NOT NULL REFERENCES stake_position(id), accrual_from INTEGER NOT NULL,
    principal TEXT NOT NULL, apr_bps INTEGER NOT NULL,
    PRIMARY KEY (position_id, accrual_from)
  ) WITHOUT ROWID;
  ALTER TABLE stake_reward ADD COLUMN forfeited TEXT NOT NULL DEFAULT '0';
  ALTER TABLE ledger_line ADD COLUMN principal TEXT;
`;

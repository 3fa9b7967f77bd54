/**
 * Migration: newcomers who wait for a seat, the monthly pool, and what sponsors pass on. Times are business time in
 * milliseconds, months their first UTC day, amounts integers of 10⁻¹⁸ USDT as text, points whole.
 */
export const PLACEMENT_TABLES = `
  ALTER TABLE member ADD COLUMN holds_newcomers INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE holding_tank (
    member_id INTEGER PRIMARY KEY REFERENCES member(id),
    sponsor_id INTEGER NOT NULL REFERENCES member(id),
    due_at INTEGER NOT NULL,
    placed_at INTEGER, placed_by TEXT CHECK (placed_by IN ('sponsor','service')),
    points INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX holding_tank_waiting ON holding_tank(sponsor_id, due_at) WHERE placed_at IS NULL;
  CREATE TABLE pool_month (
    month TEXT PRIMARY KEY, paid_at INTEGER NOT NULL,
    sales TEXT NOT NULL, carried_in TEXT NOT NULL, size TEXT NOT NULL,
    points INTEGER NOT NULL, paid TEXT NOT NULL, carried_out TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE pool_share (
    member_id INTEGER NOT NULL REFERENCES member(id), month TEXT NOT NULL REFERENCES pool_month(month),
    points INTEGER NOT NULL, amount TEXT NOT NULL, journal_id INTEGER REFERENCES journal(id),
    PRIMARY KEY (member_id, month)
  ) WITHOUT ROWID;
  CREATE INDEX settlement_matched ON settlement(day, member_id, matched) WHERE matched > 0;
  CREATE TABLE kickback (
    member_id INTEGER PRIMARY KEY REFERENCES member(id), percent INTEGER NOT NULL, since INTEGER NOT NULL
  );
  CREATE TABLE kickback_payment (
    commission_id INTEGER PRIMARY KEY REFERENCES commission(id),
    buyer_id INTEGER NOT NULL REFERENCES member(id),
    percent INTEGER NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL,
    journal_id INTEGER NOT NULL REFERENCES journal(id)
  );
  CREATE INDEX kickback_payment_buyer ON kickback_payment(buyer_id);
`;

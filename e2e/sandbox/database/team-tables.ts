/**
 * Migration: volume by day, daily settlements and reminders. Times are business time in milliseconds,
 * days UTC days as `YYYY-MM-DD`, amounts integers of 10⁻¹⁸ USDT as text, volume whole points.
 */
export const TEAM_TABLES = `
  CREATE TABLE leg_day (
    day TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES member(id),
    left_points INTEGER NOT NULL, right_points INTEGER NOT NULL,
    PRIMARY KEY (day, member_id)
  ) WITHOUT ROWID;
  CREATE TABLE settlement_day (
    day TEXT PRIMARY KEY, settled_at INTEGER NOT NULL,
    sales TEXT NOT NULL, pool_before TEXT NOT NULL,
    wanted TEXT NOT NULL, paid TEXT NOT NULL, factor TEXT NOT NULL, pool_after TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE settlement (
    member_id INTEGER NOT NULL REFERENCES member(id), day TEXT NOT NULL REFERENCES settlement_day(day),
    open_left INTEGER NOT NULL, open_right INTEGER NOT NULL,
    new_left INTEGER NOT NULL, new_right INTEGER NOT NULL, matched INTEGER NOT NULL,
    gross TEXT NOT NULL, flushed TEXT NOT NULL, bonus TEXT NOT NULL,
    missing TEXT NOT NULL DEFAULT '', journal_id INTEGER REFERENCES journal(id),
    PRIMARY KEY (member_id, day)
  ) WITHOUT ROWID;
  CREATE INDEX settlement_of_day ON settlement(day) WHERE journal_id IS NOT NULL;
  CREATE TABLE nudge (
    from_id INTEGER NOT NULL REFERENCES member(id), to_id INTEGER NOT NULL REFERENCES member(id),
    day TEXT NOT NULL,
    PRIMARY KEY (from_id, to_id, day)
  ) WITHOUT ROWID;
  CREATE INDEX commission_newest ON commission(receiver_id, at, id);
  CREATE INDEX commission_source ON commission(receiver_id, from_id);
  CREATE INDEX market_order_at ON market_order(at);
`;

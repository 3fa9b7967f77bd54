/** Price alerts; `armed` is 0 from a crossing until the price has gone back. Times are business time. */
export const ALERT_TABLES = `
  CREATE TABLE price_alert (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), code TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('above','below','change24h')), value TEXT NOT NULL,
    repeat TEXT NOT NULL CHECK (repeat IN ('once','daily')), channels TEXT NOT NULL,
    armed INTEGER NOT NULL DEFAULT 1, done INTEGER NOT NULL DEFAULT 0, fired_at INTEGER
  );
  CREATE INDEX price_alert_member ON price_alert(member_id);
  CREATE INDEX price_alert_waiting ON price_alert(code) WHERE done = 0;
`;

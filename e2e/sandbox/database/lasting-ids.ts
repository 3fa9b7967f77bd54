/** Ids of what members remove are not given again: an order, a confirmation or a second tab may still name one. */
export const LASTING_IDS = `
  CREATE TABLE saved_address_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member(id),
    address TEXT NOT NULL, label TEXT, chain_id INTEGER NOT NULL, usable_from INTEGER NOT NULL,
    UNIQUE (member_id, chain_id, address)
  );
  INSERT INTO saved_address_new SELECT * FROM saved_address;
  UPDATE mining_automation SET payout_address_id = NULL, payout_threshold = NULL
    WHERE payout_address_id NOT IN (SELECT id FROM saved_address);
  DROP TABLE saved_address;
  ALTER TABLE saved_address_new RENAME TO saved_address;

  CREATE TABLE passkey_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member(id),
    credential_id TEXT NOT NULL UNIQUE, public_key BLOB NOT NULL, counter INTEGER NOT NULL,
    transports TEXT NOT NULL, name TEXT NOT NULL, created_at INTEGER NOT NULL, last_used_at INTEGER,
    synced INTEGER NOT NULL, backed_up INTEGER NOT NULL
  );
  INSERT INTO passkey_new SELECT * FROM passkey;
  DROP TABLE passkey;
  ALTER TABLE passkey_new RENAME TO passkey;
  CREATE INDEX passkey_member ON passkey(member_id);

  CREATE TABLE price_alert_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member(id), code TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('above','below','change24h')), value TEXT NOT NULL,
    repeat TEXT NOT NULL CHECK (repeat IN ('once','daily')), channels TEXT NOT NULL,
    armed INTEGER NOT NULL DEFAULT 1, done INTEGER NOT NULL DEFAULT 0, fired_at INTEGER
  );
  INSERT INTO price_alert_new SELECT * FROM price_alert;
  DROP TABLE price_alert;
  ALTER TABLE price_alert_new RENAME TO price_alert;
  CREATE INDEX price_alert_member ON price_alert(member_id);
  CREATE INDEX price_alert_waiting ON price_alert(code) WHERE done = 0;

  DROP TRIGGER push_session_end;
  CREATE TABLE push_subscription_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member(id),
    session_id TEXT NOT NULL REFERENCES session(id), endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL, auth TEXT NOT NULL, locale TEXT NOT NULL, time_zone TEXT NOT NULL,
    label TEXT NOT NULL, created_at INTEGER NOT NULL, last_sent_at INTEGER, tested_at INTEGER
  );
  CREATE TABLE push_message_new (
    id INTEGER PRIMARY KEY,
    subscription_id INTEGER NOT NULL REFERENCES push_subscription_new(id) ON DELETE CASCADE,
    payload TEXT NOT NULL, topic TEXT NOT NULL, due_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
    urgent INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO push_subscription_new SELECT * FROM push_subscription;
  INSERT INTO push_message_new SELECT * FROM push_message;
  DROP TABLE push_message;
  DROP TABLE push_subscription;
  ALTER TABLE push_subscription_new RENAME TO push_subscription;
  ALTER TABLE push_message_new RENAME TO push_message;
  CREATE INDEX push_subscription_member ON push_subscription(member_id);
  CREATE INDEX push_message_due ON push_message(due_at);
  CREATE TRIGGER push_session_end AFTER UPDATE OF revoked_at ON session WHEN NEW.revoked_at IS NOT NULL
  BEGIN DELETE FROM push_subscription WHERE session_id = NEW.id; END;
`;

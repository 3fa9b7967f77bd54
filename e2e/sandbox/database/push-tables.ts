/** Devices that are told, each with its session, and what is on its way to them. Times of messages are business time. */
export const PUSH_TABLES = `
  CREATE TABLE push_subscription (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    session_id TEXT NOT NULL REFERENCES session(id), endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL, auth TEXT NOT NULL, locale TEXT NOT NULL, time_zone TEXT NOT NULL,
    label TEXT NOT NULL, created_at INTEGER NOT NULL, last_sent_at INTEGER, tested_at INTEGER
  );
  CREATE INDEX push_subscription_member ON push_subscription(member_id);
  CREATE TABLE push_message (
    id INTEGER PRIMARY KEY,
    subscription_id INTEGER NOT NULL REFERENCES push_subscription(id) ON DELETE CASCADE,
    payload TEXT NOT NULL, topic TEXT NOT NULL, due_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX push_message_due ON push_message(due_at);
  CREATE TRIGGER push_session_end AFTER UPDATE OF revoked_at ON session WHEN NEW.revoked_at IS NOT NULL
  BEGIN DELETE FROM push_subscription WHERE session_id = NEW.id; END;
`;

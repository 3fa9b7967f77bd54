/** By what members are told, where they have said so, and when their devices are silent. */
export const NOTIFICATION_TABLES = `
  CREATE TABLE notification_preference (
    member_id INTEGER NOT NULL REFERENCES member(id), kind TEXT NOT NULL,
    inbox INTEGER NOT NULL, mail INTEGER NOT NULL, push INTEGER NOT NULL,
    PRIMARY KEY (member_id, kind)
  ) WITHOUT ROWID;
  CREATE TABLE quiet_hours (
    member_id INTEGER PRIMARY KEY REFERENCES member(id),
    from_time TEXT NOT NULL, to_time TEXT NOT NULL, time_zone TEXT NOT NULL
  );
  ALTER TABLE push_message ADD COLUMN urgent INTEGER NOT NULL DEFAULT 0;
`;

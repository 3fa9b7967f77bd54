export const PUBLIC_TABLES = `
  CREATE TABLE launchpad_round (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, symbol TEXT NOT NULL,
    starts_at INTEGER, ends_at INTEGER, price TEXT, hard_cap TEXT, raised TEXT
  );
  CREATE TABLE announcement (
    id INTEGER PRIMARY KEY, level TEXT NOT NULL CHECK (level IN ('info','success','warning')),
    link TEXT, starts_at INTEGER, ends_at INTEGER
  );
  CREATE TABLE announcement_text (
    announcement_id INTEGER NOT NULL REFERENCES announcement(id), locale TEXT NOT NULL,
    title TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (announcement_id, locale)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS journal_kind_at ON journal(kind, at);
`;

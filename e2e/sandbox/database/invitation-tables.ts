/**
 * Migration: codes to invite by, and who wants a mail each week. Times are business time in milliseconds;
 * `covered_until` is what the last mail has told of.
 */
export const INVITATION_TABLES = `
  CREATE TABLE invitation_code (
    code TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    leg TEXT NOT NULL CHECK (leg IN ('auto','left','right')), created_at INTEGER NOT NULL,
    UNIQUE (member_id, leg)
  ) WITHOUT ROWID;
  CREATE TABLE weekly_mail (
    member_id INTEGER PRIMARY KEY REFERENCES member(id),
    wanted_at INTEGER NOT NULL, next_at INTEGER NOT NULL, covered_until INTEGER NOT NULL
  );
`;

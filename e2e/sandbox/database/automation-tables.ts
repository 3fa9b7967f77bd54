/**
 * Plans, what a member has done by itself with what is mined, and what became of each slot: a slot runs once. `next_run_at` is null
 * unless something is to run; `saved_address` may go before a payout does. Times are business time, amounts units of 10⁻¹⁸.
 */
const RUN_COLUMNS = `slot_at INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('done','skipped','failed')), reason TEXT,
    gave TEXT, gave_symbol TEXT, got TEXT, got_symbol TEXT, fee TEXT, fee_symbol TEXT, line_id INTEGER`;

export const AUTOMATION_TABLES = `
  CREATE TABLE plan (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    kind TEXT NOT NULL CHECK (kind IN ('convert','stake')),
    from_symbol TEXT NOT NULL, to_symbol TEXT, product_id TEXT REFERENCES stake_product(id),
    amount TEXT NOT NULL, every TEXT NOT NULL CHECK (every IN ('day','week','month')), on_day INTEGER,
    min_keep TEXT, max_price TEXT, ends_at INTEGER,
    state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active','paused','ended')), paused_because TEXT,
    shortages INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, next_run_at INTEGER
  );
  CREATE INDEX plan_member ON plan(member_id);
  CREATE TABLE plan_run (
    id INTEGER PRIMARY KEY, plan_id INTEGER NOT NULL REFERENCES plan(id), ${RUN_COLUMNS},
    UNIQUE (plan_id, slot_at)
  );
  CREATE TABLE mining_automation (
    member_id INTEGER PRIMARY KEY REFERENCES member(id),
    auto_claim INTEGER NOT NULL DEFAULT 0, minimum TEXT, compound_product_id TEXT REFERENCES stake_product(id),
    payout_address_id INTEGER, payout_threshold TEXT, paused_because TEXT, next_run_at INTEGER
  );
  CREATE TABLE automation_run (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    step TEXT NOT NULL CHECK (step IN ('claim','compound','payout')), withdrawal_id INTEGER REFERENCES withdrawal(id), ${RUN_COLUMNS},
    UNIQUE (member_id, slot_at, step)
  );
`;

/**
 * Migration: airdrop claims and visits, prediction rounds and positions, wheel and Hash Rush. Times are
 * business time in milliseconds, `real_at` is real time; amounts are integers of 10⁻¹⁸ as text, prices
 * integers of 10⁻⁶ USDT.
 */
export const PLAY_TABLES = `
  ALTER TABLE season ADD COLUMN distributed TEXT NOT NULL DEFAULT '0';
  CREATE TABLE airdrop_claim (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    task TEXT NOT NULL, seq INTEGER NOT NULL, units TEXT NOT NULL, at INTEGER NOT NULL,
    journal_id INTEGER REFERENCES journal(id), streak INTEGER,
    UNIQUE (member_id, task, seq)
  );
  CREATE INDEX airdrop_claim_at ON airdrop_claim(at);
  CREATE TABLE visit_ticket (
    id TEXT PRIMARY KEY, task TEXT NOT NULL, real_at INTEGER NOT NULL,
    member_id INTEGER REFERENCES member(id)
  ) WITHOUT ROWID;
  CREATE INDEX visit_ticket_real_at ON visit_ticket(real_at);
  CREATE TABLE visit_done (
    member_id INTEGER NOT NULL REFERENCES member(id), task TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (member_id, task)
  ) WITHOUT ROWID;

  CREATE TABLE boundary_price (
    boundary INTEGER PRIMARY KEY, micros INTEGER NOT NULL, has_bots INTEGER NOT NULL
  );
  CREATE TABLE prediction_round (
    epoch INTEGER PRIMARY KEY,
    status TEXT NOT NULL DEFAULT 'running' CHECK (status IN ('running','closed','cancelled')),
    up_pool TEXT NOT NULL DEFAULT '0', down_pool TEXT NOT NULL DEFAULT '0',
    house TEXT NOT NULL DEFAULT '0', players INTEGER NOT NULL DEFAULT 0,
    lock_micros INTEGER, close_micros INTEGER,
    result TEXT CHECK (result IN ('up','down','tie')),
    refund_reason TEXT CHECK (refund_reason IN ('tie','one_sided','no_price','operator')),
    fee TEXT NOT NULL DEFAULT '0'
  );
  CREATE TABLE prediction_position (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    epoch INTEGER NOT NULL REFERENCES prediction_round(epoch),
    side TEXT NOT NULL CHECK (side IN ('up','down')), amount TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open','won','lost','refunded')),
    payout TEXT, entered_at INTEGER NOT NULL, settled_at INTEGER,
    UNIQUE (member_id, epoch)
  );
  CREATE INDEX prediction_position_epoch ON prediction_position(epoch);
  CREATE INDEX prediction_position_entered ON prediction_position(member_id, entered_at);
  CREATE INDEX prediction_position_settled ON prediction_position(settled_at);
  ALTER TABLE member ADD COLUMN stake_limit TEXT;
  ALTER TABLE member ADD COLUMN stake_limit_next TEXT;
  ALTER TABLE member ADD COLUMN stake_limit_from INTEGER;

  CREATE TABLE wheel_seed (
    member_id INTEGER PRIMARY KEY REFERENCES member(id), seed TEXT NOT NULL, nonce INTEGER NOT NULL
  );
  CREATE TABLE wheel_spin (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), day INTEGER NOT NULL,
    at INTEGER NOT NULL, server_seed TEXT NOT NULL, client_seed TEXT NOT NULL, nonce INTEGER NOT NULL,
    segment INTEGER NOT NULL, journal_id INTEGER REFERENCES journal(id),
    UNIQUE (member_id, day)
  );
  CREATE TABLE rush_game (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), day INTEGER NOT NULL,
    seed INTEGER NOT NULL, started_at INTEGER NOT NULL, real_at INTEGER NOT NULL,
    finished_at INTEGER, score INTEGER, th INTEGER
  );
  CREATE INDEX rush_game_member ON rush_game(member_id, day);
  CREATE INDEX rush_game_finished ON rush_game(finished_at) WHERE finished_at IS NOT NULL;
`;

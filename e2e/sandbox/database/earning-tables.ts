/**
 * Migration: catalogue, machines, mining, orders, commissions and staking, with the products and
 * rates that the contract names (R11.9, R11.10, R11.14). Times are business time in milliseconds, amounts
 * and prices integers of 10⁻¹⁸ as text, volume whole points, `th` whole TH.
 */
export const EARNING_TABLES = `
  CREATE TABLE product (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('machine','boost')), name TEXT NOT NULL,
    rank INTEGER NOT NULL, is_for_sale INTEGER NOT NULL DEFAULT 1,
    th INTEGER, w_per_th INTEGER, days INTEGER, percent INTEGER, hours INTEGER,
    currency TEXT NOT NULL, price TEXT NOT NULL, stock INTEGER CHECK (stock >= 0)
  ) WITHOUT ROWID;
  CREATE TABLE machine (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES product(id),
    th INTEGER NOT NULL, w_per_th INTEGER NOT NULL,
    earned TEXT NOT NULL DEFAULT '0'
  );
  CREATE INDEX machine_member ON machine(member_id);
  CREATE UNIQUE INDEX machine_starter ON machine(member_id) WHERE product_id = 'starter';
  CREATE TABLE machine_term (
    machine_id INTEGER NOT NULL REFERENCES machine(id),
    starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
    PRIMARY KEY (machine_id, starts_at)
  ) WITHOUT ROWID;
  CREATE TABLE temporary_power (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id), th INTEGER NOT NULL,
    starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK (ends_at > starts_at)
  );
  CREATE INDEX temporary_power_member ON temporary_power(member_id, ends_at);
  CREATE TABLE boost (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES product(id),
    percent INTEGER NOT NULL, hours INTEGER NOT NULL,
    acquired_at INTEGER NOT NULL, applied_at INTEGER, ends_at INTEGER
  );
  CREATE INDEX boost_member ON boost(member_id);

  CREATE TABLE mining_rate (since INTEGER PRIMARY KEY, per_th_day TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO mining_rate (since, per_th_day) VALUES (1735689600000, '500000000000000');
  CREATE TABLE mining_session (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    started_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK (ends_at > started_at),
    in_row INTEGER NOT NULL, days_off INTEGER NOT NULL,
    claimed_gross TEXT NOT NULL DEFAULT '0', claimed_fee TEXT NOT NULL DEFAULT '0',
    settled_at INTEGER
  );
  CREATE INDEX mining_session_member ON mining_session(member_id, started_at);

  CREATE TABLE market_quote (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES product(id), machine_id INTEGER REFERENCES machine(id),
    qty INTEGER NOT NULL, unit_price TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE market_order (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES product(id), machine_id INTEGER REFERENCES machine(id),
    qty INTEGER NOT NULL, currency TEXT NOT NULL, unit_price TEXT NOT NULL, volume INTEGER NOT NULL,
    journal_id INTEGER NOT NULL REFERENCES journal(id), at INTEGER NOT NULL
  );
  CREATE INDEX market_order_member ON market_order(member_id, id);
  CREATE TABLE commission (
    id INTEGER PRIMARY KEY, level INTEGER NOT NULL CHECK (level IN (1, 2)),
    receiver_id INTEGER NOT NULL REFERENCES member(id), from_id INTEGER NOT NULL REFERENCES member(id),
    order_id INTEGER REFERENCES market_order(id),
    base TEXT NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL,
    journal_id INTEGER REFERENCES journal(id), withheld_because TEXT,
    CHECK ((journal_id IS NULL) = (withheld_because IS NOT NULL))
  );
  CREATE INDEX commission_receiver ON commission(receiver_id, id);
  ALTER TABLE member ADD COLUMN open_left INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN open_right INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN personal_volume INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN last_active_at INTEGER;

  CREATE TABLE stake_product (
    id TEXT PRIMARY KEY, days INTEGER, apr_bps INTEGER NOT NULL,
    minimum TEXT NOT NULL, maximum TEXT NOT NULL, quota TEXT NOT NULL, used TEXT NOT NULL DEFAULT '0'
  ) WITHOUT ROWID;
  CREATE TABLE stake_position (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES stake_product(id),
    principal TEXT NOT NULL, apr_bps INTEGER NOT NULL, auto_renew INTEGER NOT NULL,
    started_at INTEGER NOT NULL, accrual_from INTEGER NOT NULL, matures_at INTEGER, closed_at INTEGER,
    accrued TEXT NOT NULL DEFAULT '0', paid TEXT NOT NULL DEFAULT '0',
    status TEXT NOT NULL DEFAULT 'active'
      CHECK (status IN ('active','matured','redeemed','redeemed_early'))
  );
  CREATE INDEX stake_position_member ON stake_position(member_id, id);
  CREATE INDEX stake_position_active ON stake_position(accrual_from) WHERE status = 'active';
  CREATE TABLE stake_reward (
    position_id INTEGER NOT NULL REFERENCES stake_position(id), day TEXT NOT NULL,
    amount TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('paid','locked','released','forfeited')),
    PRIMARY KEY (position_id, day)
  ) WITHOUT ROWID;

  INSERT INTO product (rank, id, kind, name, th, w_per_th, days, currency, price, stock, is_for_sale) VALUES
    (1, 'starter', 'machine', 'Starter', 16, 40, 30, 'USDT', '0', NULL, 0),
    (2, 'nano', 'machine', 'Nano', 20, 35, 180, 'USDT', '135000000000000000000', 500, 1),
    (3, 'core', 'machine', 'Core', 60, 28, 360, 'USDT', '780000000000000000000', 250, 1),
    (4, 'pro', 'machine', 'Pro', 200, 24, 360, 'USDT', '2500000000000000000000', 80, 1),
    (5, 'titan', 'machine', 'Titan', 700, 20, 360, 'USDT', '8400000000000000000000', 20, 1);
  INSERT INTO product (rank, id, kind, name, percent, hours, currency, price) VALUES
    (6, 'boost_20', 'boost', 'Boost 20%', 20, 24, 'MERLIN', '8000000000000000000'),
    (7, 'boost_50', 'boost', 'Boost 50%', 50, 24, 'MERLIN', '18000000000000000000');
  INSERT INTO stake_product (id, days, apr_bps, minimum, maximum, quota) VALUES
    ('flexible', NULL, 500, '10000000000000000000', '100000000000000000000000', '10000000000000000000000000'),
    ('locked_30', 30, 900, '10000000000000000000', '100000000000000000000000', '4000000000000000000000000'),
    ('locked_60', 60, 1100, '10000000000000000000', '100000000000000000000000', '3000000000000000000000000'),
    ('locked_90', 90, 1300, '10000000000000000000', '100000000000000000000000', '2000000000000000000000000'),
    ('locked_120', 120, 1500, '10000000000000000000', '100000000000000000000000', '1000000000000000000000000');
`;

/** Upgrades of machines with what they were before, work on them that stops them, and quotes for either. */
export const UPGRADE_TABLES = `
  CREATE TABLE machine_upgrade (
    order_id INTEGER PRIMARY KEY REFERENCES market_order(id),
    machine_id INTEGER NOT NULL REFERENCES machine(id), at INTEGER NOT NULL,
    th_before INTEGER NOT NULL, w_before INTEGER NOT NULL,
    th_after INTEGER NOT NULL, w_after INTEGER NOT NULL
  );
  CREATE INDEX machine_upgrade_machine ON machine_upgrade(machine_id, at);
  CREATE TABLE machine_pause (
    machine_id INTEGER NOT NULL REFERENCES machine(id),
    starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
    PRIMARY KEY (machine_id, starts_at)
  ) WITHOUT ROWID;
  ALTER TABLE market_quote ADD COLUMN basis TEXT;
  ALTER TABLE market_quote ADD COLUMN machine_was TEXT;
  ALTER TABLE market_quote ADD COLUMN th_after INTEGER;
  ALTER TABLE market_quote ADD COLUMN w_after INTEGER;
`;

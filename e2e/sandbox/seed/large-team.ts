import { COMMISSION_BPS } from "../../../lib/contract/rules/published-rules.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { giveMachine } from "../machine/machine.ts";
import { findProduct } from "../machine/products.ts";
import { dayOf, pointUnits } from "../team/points.ts";
import type { Dice } from "./dice.ts";

const HOUR_MS = 3_600_000;
const STARTER_MS = 30 * DAY_MS;
const VOLUMES = [0, 0, 0, 0, 0, 0, 135, 135, 780, 2500];
/** What the whale's legs have in common until the next settlement: more than a day's cap. */
const WHALE_OPEN = 7_000;
const RATES_BPS = {
  commission_direct: COMMISSION_BPS.direct,
  commission_level2: COMMISSION_BPS.level2,
};

interface Crew {
  id: number;
  parent_id: number;
  position: "left" | "right";
  joined_at: number;
  is_valid: number;
}

/** Gives each member a volume and adds it up to the root; a parent always has the smaller id. */
function seedVolumes(database: Database, whaleId: number, crew: readonly Crew[], dice: Dice): void {
  const legs = new Map<number, { own: number; left: number; right: number }>();
  const of = (id: number) => {
    const known = legs.get(id) ?? { own: 0, left: 0, right: 0 };
    legs.set(id, known);
    return known;
  };
  for (const { id, parent_id, position } of crew.toReversed()) {
    const volumes = of(id);
    volumes.own = VOLUMES[dice.below(VOLUMES.length)] ?? 0;
    of(parent_id)[position] += volumes.own + volumes.left + volumes.right;
  }
  for (const [id, { own, left, right }] of legs) {
    const unmatched = id === whaleId ? WHALE_OPEN : VOLUMES[dice.below(VOLUMES.length)];
    const open = Math.min(left, right, unmatched ?? 0);
    const carried = Math.min(left, right) - open;
    database.run(
      "UPDATE member SET personal_volume = ?, left_volume = ?, right_volume = ?, open_left = ?, open_right = ? WHERE id = ?",
      own,
      left,
      right,
      left - carried,
      right - carried,
      id,
    );
  }
}

/** What the guard has kept back of a year's sales, after bonuses on all that was matched. */
function seedPool(database: Database, now: number): void {
  const row = database.get<{ sold: number }>("SELECT sum(personal_volume) AS sold FROM member");
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const day = dayOf(midnight - DAY_MS);
  const pool = String((pointUnits(row?.sold ?? 0) * 5n) / 100n);
  database.run(
    "UPDATE settlement_day SET pool_before = ?, pool_after = ? WHERE day = ?",
    pool,
    pool,
    day,
  );
}

/** Starters from the day of joining; who still has one mines now, of the others half were active lately. */
function seedActivity(database: Database, crew: readonly Crew[], now: number, dice: Dice): void {
  const valid = crew.filter(({ is_valid }) => is_valid === 1);
  for (const { id, joined_at } of valid) {
    const machine = database.run(
      "INSERT INTO machine (member_id, product_id, th, w_per_th) SELECT ?, id, th, w_per_th FROM product WHERE id = 'starter'",
      id,
    );
    database.run(
      "INSERT INTO machine_term (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
      machine.id,
      joined_at,
      joined_at + STARTER_MS,
    );
    const isMining = joined_at + STARTER_MS > now + DAY_MS && joined_at < now - DAY_MS;
    const activeAt = now - (isMining ? dice.below(20) * HOUR_MS : dice.below(60 * 24) * HOUR_MS);
    if (isMining) {
      database.run(
        "INSERT INTO mining_session (member_id, started_at, ends_at, in_row, days_off) VALUES (?, ?, ?, 1, 0)",
        id,
        activeAt,
        activeAt + DAY_MS,
      );
    }
    database.run(
      "UPDATE member SET last_active_at = ? WHERE id = ?",
      Math.max(activeAt, joined_at),
      id,
    );
  }
}

/** The records of the commissions that the whale's history holds, each from a member of that level. */
function seedCommissions(database: Database, whaleId: number, dice: Dice): void {
  const ids = (sql: string) => database.all<{ id: number }>(sql, whaleId).map(({ id }) => id);
  const first = ids("SELECT id FROM member WHERE sponsor_id = ?");
  const second = ids(
    "SELECT m.id FROM member m JOIN member d ON d.id = m.sponsor_id WHERE d.sponsor_id = ?",
  );
  const rows = database.all<{
    id: number;
    kind: keyof typeof RATES_BPS;
    at: number;
    amount: string;
  }>(
    `SELECT j.id, j.kind, j.at, p.amount FROM account a JOIN posting p ON p.account_id = a.id
     JOIN journal j ON j.id = p.journal_id
     WHERE a.member_id = ? AND a.currency = 'USDT' AND j.kind IN ('commission_direct', 'commission_level2')`,
    whaleId,
  );
  for (const { id, kind, at, amount } of rows) {
    const level = kind === "commission_direct" ? 1 : 2;
    const members = level === 1 ? first : second;
    database.run(
      "INSERT INTO commission (level, receiver_id, from_id, base, amount, at, journal_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
      level,
      whaleId,
      members[dice.below(members.length)] ?? whaleId,
      String((BigInt(amount) * 10_000n) / BigInt(RATES_BPS[kind])),
      amount,
      at,
      id,
    );
  }
}

/** Volumes, activity and commissions of the whale's team, after its history, and a machine that lets the whale be settled. */
export function seedLargeTeam(database: Database, whaleId: number, now: number, dice: Dice): void {
  const crew = database.all<Crew>(
    "SELECT id, parent_id, position, joined_at, is_valid FROM member WHERE id > ? ORDER BY id",
    whaleId,
  );
  seedVolumes(database, whaleId, crew, dice);
  seedPool(database, now);
  seedActivity(database, crew, now, dice);
  seedCommissions(database, whaleId, dice);
  const core = findProduct(database, "core");
  if (core?.kind === "machine") giveMachine(database, whaleId, core, now - 30 * DAY_MS);
}

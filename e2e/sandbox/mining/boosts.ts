import type { z } from "zod";
import type { boostSchema } from "../../../lib/contract/machine.ts";
import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, notFound } from "../http/refusal.ts";
import type { BoostProduct } from "../machine/products.ts";
import { say } from "../texts/say.ts";
import { readFacts } from "./facts.ts";
import { boostBpsAt } from "./segments.ts";
import { newestSession } from "./session.ts";

const HOUR_MS = 3_600_000;

type BoostView = z.input<typeof boostSchema>;

interface BoostRow {
  id: number;
  product_id: string;
  name: string;
  percent: number;
  hours: number;
  acquired_at: number;
  applied_at: number | null;
  ends_at: number | null;
}

const BOOSTS =
  "SELECT b.*, p.name FROM boost b JOIN product p ON p.id = b.product_id WHERE b.member_id = ?";

function view(row: BoostRow, now: number): BoostView {
  const { applied_at, ends_at } = row;
  const status = ends_at === null ? "available" : now < ends_at ? "active" : "used";
  return {
    id: String(row.id),
    productId: row.product_id,
    name: row.name,
    percent: row.percent,
    hours: row.hours,
    status,
    acquiredAt: toInstant(row.acquired_at),
    appliedAt: applied_at === null ? null : toInstant(applied_at),
    endsAt: ends_at === null ? null : toInstant(ends_at),
  };
}

/** A member's boosts: those to be used first, then the newest. */
export function listBoosts(database: Database, memberId: number, now: number): BoostView[] {
  return database
    .all<BoostRow>(`${BOOSTS} ORDER BY b.applied_at IS NOT NULL, b.id DESC`, memberId)
    .map((row) => view(row, now));
}

/** Gives a member a boost to apply later. */
export function giveBoost(
  database: Database,
  memberId: number,
  product: BoostProduct,
  now: number,
): BoostView {
  const { id } = database.run(
    "INSERT INTO boost (member_id, product_id, percent, hours, acquired_at) VALUES (?, ?, ?, ?, ?)",
    memberId,
    product.id,
    product.percent,
    product.hours,
    now,
  );
  return findBoost(database, memberId, id, now);
}

function findBoost(database: Database, memberId: number, id: number, now: number): BoostView {
  const row = database.get<BoostRow>(`${BOOSTS} AND b.id = ?`, memberId, id);
  if (!row) throw notFound("We can’t find this boost.");
  return view(row, now);
}

/**
 * Applies a boost from now on. Belongs into a transaction.
 * @throws Refusal 404 for another's, 409 when it was applied, no session runs, it would add nothing,
 *   or boosts would add something else together than was shown
 */
export function applyBoost(
  database: Database,
  memberId: number,
  id: number,
  { percentAfter }: { readonly percentAfter?: string | undefined },
  now: number,
): BoostView {
  const boost = findBoost(database, memberId, id, now);
  if (boost.status !== "available") throw conflict("This boost is already applied.");
  const session = newestSession(database, memberId);
  if (!session || now >= session.ends_at) throw conflict("Start a mining session first.");
  const facts = readFacts(database, memberId, { from: now, to: now });
  const { maxBoostBps } = MINING_RULES;
  const bps = boostBpsAt(facts, now);
  if (bps >= maxBoostBps) throw conflict("Your boosts are already at their limit.");
  const after = bpsAsPercent(Math.min(bps + boost.percent * 100, maxBoostBps));
  if (percentAfter !== undefined && toUnits(percentAfter) !== toUnits(after)) {
    throw conflict(say("Together, your boosts would add {percent}%.", { percent: after }));
  }
  database.run(
    "UPDATE boost SET applied_at = ?, ends_at = ? WHERE id = ?",
    now,
    now + boost.hours * HOUR_MS,
    id,
  );
  return findBoost(database, memberId, id, now);
}

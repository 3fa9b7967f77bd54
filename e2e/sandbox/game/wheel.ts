import { createHash, createHmac, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { spinSchema, wheelSchema } from "../../../lib/contract/game.ts";
import { segmentOf, wheelPart } from "../../../lib/contract/rules/wheel-rules.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";
import { givePrize, type PrizeRule, prizeView } from "./prizes.ts";

const merlin = (tenths: bigint): PrizeRule => ({
  kind: "token",
  currency: "MERLIN",
  units: (tenths * UNITS_PER_ONE) / 10n,
});
const airdrop = (whole: bigint): PrizeRule => ({
  kind: "token",
  currency: "AmBTC",
  units: whole * UNITS_PER_ONE,
});
const power = (th: number): PrizeRule => ({ kind: "power", th });

/** The segments in their order; the weights are parts of 10 000 and add up to a turn. */
const SEGMENTS: readonly { readonly weight: number; readonly prize: PrizeRule }[] = [
  { weight: 2_600, prize: airdrop(1n) },
  { weight: 1_800, prize: merlin(5n) },
  { weight: 1_900, prize: power(1) },
  { weight: 1_500, prize: airdrop(2n) },
  { weight: 1_000, prize: merlin(10n) },
  { weight: 700, prize: power(3) },
  { weight: 350, prize: airdrop(5n) },
  { weight: 150, prize: merlin(50n) },
];
const WEIGHTS = SEGMENTS.map(({ weight }) => weight);

interface Seed {
  readonly seed: string;
  readonly nonce: number;
}

export interface SpinRow {
  readonly id: number;
  readonly at: number;
  readonly server_seed: string;
  readonly client_seed: string;
  readonly nonce: number;
  readonly segment: number;
}

const hashOf = (seed: string) => createHash("sha256").update(seed).digest("hex");

/** The seed that is committed for a member's next spin; the first one is drawn when it is asked for. */
function committedSeed(database: Database, memberId: number): Seed {
  database.run(
    "INSERT OR IGNORE INTO wheel_seed (member_id, seed, nonce) VALUES (?, ?, 1)",
    memberId,
    randomBytes(32).toString("hex"),
  );
  const row = database.get<Seed>(
    "SELECT seed, nonce FROM wheel_seed WHERE member_id = ?",
    memberId,
  );
  if (!row) throw new Error(`Member ${memberId} has no seed`);
  return row;
}

function digestOf(serverSeed: string, clientSeed: string, nonce: number): Buffer {
  return createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}`).digest();
}

/** A spin with all that is needed to recompute it. */
export function spinView(
  database: Database,
  row: SpinRow,
  now: number,
): z.input<typeof spinSchema> {
  const digest = digestOf(row.server_seed, row.client_seed, row.nonce);
  const prize = SEGMENTS[row.segment]?.prize;
  if (!prize) throw new Error(`The wheel has no segment ${row.segment}`);
  return {
    id: String(row.id),
    at: toInstant(row.at),
    segment: row.segment,
    part: wheelPart(digest.readUInt32BE(0)),
    digest: digest.toString("hex"),
    serverSeed: row.server_seed,
    serverSeedHash: hashOf(row.server_seed),
    clientSeed: row.client_seed,
    nonce: row.nonce,
    prize: prizeView(database, prize, now),
  };
}

function hasSpun(database: Database, memberId: number, now: number): boolean {
  const day = Math.floor(now / DAY_MS);
  return (
    database.get("SELECT 1 FROM wheel_spin WHERE member_id = ? AND day = ?", memberId, day) !==
    undefined
  );
}

/** The wheel before a member's next spin, with odds and the value of each prize. */
export function wheelView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof wheelSchema> {
  const { seed, nonce } = committedSeed(database, memberId);
  const isDone = hasSpun(database, memberId, now);
  return {
    canSpin: !isDone,
    nextAt: isDone ? toInstant(nextMidnight(now)) : null,
    serverSeedHash: hashOf(seed),
    nonce,
    segments: SEGMENTS.map(({ weight, prize }, index) => ({
      index,
      weight,
      percent: `${Math.floor(weight / 100)}.${String(weight % 100).padStart(2, "0")}`,
      prize: prizeView(database, prize, now),
    })),
    serverTime: toInstant(now),
  };
}

/**
 * The day's free spin: HMAC-SHA256 of the committed seed over the client's seed and the nonce chooses
 * the segment; the seed is revealed and the next one committed. Belongs into a transaction.
 *
 * @returns the spin and the currency that was won, if any
 * @throws Refusal 409 when today's is done
 */
export function spin(database: Database, memberId: number, clientSeed: string, now: number) {
  if (hasSpun(database, memberId, now)) throw conflict("You’ve already spun the wheel today.");
  const { seed, nonce } = committedSeed(database, memberId);
  const part = wheelPart(digestOf(seed, clientSeed, nonce).readUInt32BE(0));
  const segment = segmentOf(WEIGHTS, part);
  const prize = SEGMENTS[segment]?.prize;
  if (!prize) throw new Error(`The wheel has no segment ${segment}`);
  const { id } = database.run(
    "INSERT INTO wheel_spin (member_id, day, at, server_seed, client_seed, nonce, segment) VALUES (?, ?, ?, ?, ?, ?, ?)",
    memberId,
    Math.floor(now / DAY_MS),
    now,
    seed,
    clientSeed,
    nonce,
    segment,
  );
  const journalId = givePrize(database, memberId, prize, `spin:${id}`, now);
  database.run("UPDATE wheel_spin SET journal_id = ? WHERE id = ?", journalId, id);
  database.run(
    "UPDATE wheel_seed SET seed = ?, nonce = nonce + 1 WHERE member_id = ?",
    randomBytes(32).toString("hex"),
    memberId,
  );
  const row = { id, at: now, server_seed: seed, client_seed: clientSeed, nonce, segment };
  const currency = prize.kind === "token" ? prize.currency : undefined;
  return { spin: spinView(database, row, now), currency };
}

import { COMMISSION_BPS } from "../../../lib/contract/rules/published-rules.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/journal.ts";

/** Commissions on the price of a product in basis points, by level of sponsorship. */
export const RATES_BPS = { 1: COMMISSION_BPS.direct, 2: COMMISSION_BPS.level2 } as const;
const KINDS = { 1: "commission_direct", 2: "commission_level2" } as const;
const WHOLE_BPS = 10_000n;

type Level = keyof typeof RATES_BPS;

/** What a sponsor gets of a purchase; `withheldBecause` names why it stays with the treasury. */
export interface Commission {
  readonly level: Level;
  readonly receiverId: number;
  /** Units of 10⁻¹⁸ USDT, rounded down. */
  readonly units: bigint;
  readonly withheldBecause: "receiver_not_valid" | null;
}

interface Upline {
  id: number;
  is_valid: number;
  sponsor_id: number | null;
}

function commissionOf(level: Level, { id, is_valid }: Upline, base: bigint): Commission {
  return {
    level,
    receiverId: id,
    units: (base * BigInt(RATES_BPS[level])) / WHOLE_BPS,
    withheldBecause: is_valid === 1 ? null : "receiver_not_valid",
  };
}

/** The commissions that a purchase of a member raises, in USDT. */
export function commissionsFor(
  database: Database,
  sponsorId: number | null,
  base: bigint,
): Commission[] {
  const find = (id: number | null | undefined) =>
    database.get<Upline>("SELECT id, is_valid, sponsor_id FROM member WHERE id = ?", id ?? null);
  const first = find(sponsorId);
  const second = find(first?.sponsor_id);
  return [
    ...(first ? [commissionOf(1, first, base)] : []),
    ...(second ? [commissionOf(2, second, base)] : []),
  ];
}

interface Purchase {
  readonly buyerId: number;
  readonly orderId: number | null;
  readonly base: bigint;
  readonly at: number;
}

/**
 * Pays commissions out of what the purchase put aside for them, or records why one was withheld.
 * Belongs into the transaction of the purchase. A withheld one has no journal: its share never left
 * the treasury.
 */
export function payCommissions(
  database: Database,
  commissions: readonly Commission[],
  { buyerId, orderId, base, at }: Purchase,
): void {
  for (const { level, receiverId, units, withheldBecause } of commissions) {
    const journalId = withheldBecause
      ? null
      : postJournal(database, {
          kind: KINDS[level],
          ...(orderId !== null && { ref: `order:${orderId}` }),
          at,
          entries: [
            { account: "commission:USDT", currency: "USDT", units: -units },
            { account: { memberId: receiverId, bucket: "available" }, currency: "USDT", units },
          ],
        });
    database.run(
      "INSERT INTO commission (level, receiver_id, from_id, order_id, base, amount, at, journal_id, withheld_because) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      level,
      receiverId,
      buyerId,
      orderId,
      String(base),
      String(units),
      at,
      journalId,
      withheldBecause,
    );
  }
}

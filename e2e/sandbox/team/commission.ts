import { COMMISSION_BPS } from "../../../lib/contract/rules/published-rules.ts";
import type { Database } from "../database/database.ts";
import { kickbackOf, kickbackPart } from "../kickback/kickback.ts";
import { postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";

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

/** Pays a part of what was put aside, as a journal of its own. */
function payPart(
  database: Database,
  kind: JournalKind,
  memberId: number,
  units: bigint,
  { orderId, at }: Purchase,
): number {
  return postJournal(database, {
    kind,
    ...(orderId !== null && { ref: `order:${orderId}` }),
    at,
    entries: [
      { account: "commission:USDT", currency: "USDT", units: -units },
      { account: { memberId, bucket: "available" }, currency: "USDT", units },
    ],
  });
}

/**
 * Pays commissions out of what the purchase put aside for them, or records why one was withheld; of a direct one the
 * buyer gets what the sponsor passes on. Belongs into the transaction of the purchase. A withheld one has no journal: its
 * share never left the treasury.
 */
export function payCommissions(
  database: Database,
  commissions: readonly Commission[],
  purchase: Purchase,
): void {
  const { buyerId, orderId, base, at } = purchase;
  for (const { level, receiverId, units, withheldBecause } of commissions) {
    const percent = level === 1 ? (kickbackOf(database, receiverId)?.percent ?? 0) : 0;
    const passedOn = withheldBecause ? 0n : kickbackPart(units, percent);
    const own = units - passedOn;
    const journalId = withheldBecause
      ? null
      : payPart(database, KINDS[level], receiverId, own, purchase);
    const { id } = database.run(
      "INSERT INTO commission (level, receiver_id, from_id, order_id, base, amount, at, journal_id, withheld_because) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      level,
      receiverId,
      buyerId,
      orderId,
      String(base),
      String(own),
      at,
      journalId,
      withheldBecause,
    );
    if (passedOn === 0n) continue;
    database.run(
      "INSERT INTO kickback_payment (commission_id, buyer_id, percent, amount, at, journal_id) VALUES (?, ?, ?, ?, ?, ?)",
      id,
      buyerId,
      percent,
      String(passedOn),
      at,
      payPart(database, "kickback", buyerId, passedOn, purchase),
    );
  }
}

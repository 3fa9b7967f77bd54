import type { Database } from "../database/database.ts";
import type { OwnedEvent } from "./lots.ts";

interface ChangeRow {
  id: number;
  kind: string;
  ref: string | null;
  at: number;
  reverses: number | null;
  currency: string;
  units: string;
  fee: string | null;
}

const CHANGES = `SELECT j.id, j.kind, j.ref, j.at, j.reverses, p.currency, sum_units(p.amount) AS units,
    (SELECT sum_units(t.amount) FROM posting t JOIN account o ON o.id = t.account_id
      WHERE t.journal_id = j.id AND t.currency = p.currency AND o.name = 'treasury'
        AND j.kind IN ('convert', 'withdrawal', 'mining_claim', 'resale_sale')) AS fee
  FROM account a JOIN posting p ON p.account_id = a.id JOIN journal j ON j.id = p.journal_id
  WHERE a.member_id = ? AND a.bucket IN ('available', 'locked')
  GROUP BY j.id, p.currency ORDER BY j.at, j.id`;

function eventsOf(rows: readonly ChangeRow[]): readonly (OwnedEvent & { ref: string | null })[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, kind, at, ref } = first;
    const changes = own.map(({ currency, units, fee }) => ({
      ...{ symbol: currency, units: BigInt(units), fee: BigInt(fee ?? 0) },
    }));
    return { id, kind, at, ref, changes: changes.filter(({ units }) => units !== 0n) };
  });
}

/**
 * What changed a member's holdings before a moment, oldest first. What was reversed is left out with its reversal, as is
 * the stake of a round that was refunded, also where that came after the moment; what only moves between available and
 * locked changes nothing.
 */
export function ownedEvents(
  database: Database,
  memberId: number,
  before: number,
): readonly OwnedEvent[] {
  const rows = database.all<ChangeRow>(CHANGES, memberId);
  const reversals = new Set(rows.filter(({ reverses }) => reverses !== null).map(({ id }) => id));
  const reversed = new Set(rows.flatMap(({ reverses }) => reverses ?? []));
  const refunded = new Set(
    rows.flatMap(({ kind, ref }) => (kind === "prediction_refund" ? (ref ?? []) : [])),
  );
  return eventsOf(rows).filter(
    ({ id, kind, ref, at, changes }) =>
      at < before &&
      changes.length > 0 &&
      !reversals.has(id) &&
      !reversed.has(id) &&
      !(kind.startsWith("prediction_") && ref !== null && refunded.has(ref)),
  );
}

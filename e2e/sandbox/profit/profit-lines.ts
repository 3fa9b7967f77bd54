import type { ProfitSource } from "../../../lib/contract/transaction.ts";
import type { Database } from "../database/database.ts";
import { COLUMNS, type LineRow, SOURCE } from "../transaction/line-row.ts";
import { INSTANT_TYPES, SOURCE_BY_TYPE } from "./source.ts";

/** A line that is profit (or loss, when it goes out) at a moment of business time. */
export interface ProfitLine {
  readonly source: ProfitSource;
  readonly at: number;
  readonly row: LineRow;
}

const TYPES = INSTANT_TYPES.map((type) => `'${type}'`).join(", ");

const INSTANT = `SELECT ${COLUMNS}, l.at AS profit_at, l.type AS origin FROM ${SOURCE}
  WHERE l.member_id = ?1 AND l.type IN (${TYPES}) AND l.at >= ?2 AND l.at < ?3`;

const REVERSED = `SELECT ${COLUMNS}, l.at AS profit_at, o.kind AS origin FROM ${SOURCE}
  JOIN journal j ON j.id = l.journal_id JOIN journal o ON o.id = j.reverses
  WHERE l.member_id = ?1 AND l.type = 'reversal' AND l.at >= ?2 AND l.at < ?3
    AND o.kind IN (${TYPES})`;

// The journal that pays a round out settles every stake in its pool, also the lost ones; a pool that
// was refunded has none, so that its stakes count as nothing.
const SETTLED = `SELECT ${COLUMNS}, s.at AS profit_at, l.type AS origin FROM ${SOURCE}
  JOIN posting sp ON sp.journal_id = l.journal_id
  JOIN account pool ON pool.id = sp.account_id AND pool.name GLOB 'pool:prediction:*'
  JOIN journal s ON s.kind = 'prediction_payout' AND s.at >= ?2 AND s.at < ?3
    AND s.id IN (SELECT p.journal_id FROM posting p WHERE p.account_id = pool.id)
  WHERE l.member_id = ?1 AND l.type = 'prediction_stake'`;

const ALL = [INSTANT, REVERSED, SETTLED].join(" UNION ALL ");

/** A member's profit from one moment up to another, newest first. */
export function profitLines(
  database: Database,
  memberId: number,
  from: number,
  to: number,
): ProfitLine[] {
  const rows = database.all<LineRow & { profit_at: number; origin: string }>(
    `${ALL} ORDER BY profit_at DESC, 1 DESC`,
    memberId,
    from,
    to,
  );
  return rows.flatMap(({ profit_at, origin, ...row }) => {
    const source = SOURCE_BY_TYPE[origin];
    return source ? [{ source, at: profit_at, row }] : [];
  });
}

export function firstProfitAt(database: Database, memberId: number): number | undefined {
  const instant = INSTANT_TYPES.map(
    (type) => `SELECT min(at) AS at FROM ledger_line WHERE member_id = ?1 AND type = '${type}'`,
  );
  const row = database.get<{ at: number | null }>(
    `SELECT min(at) AS at FROM (${instant.join(" UNION ALL ")} UNION ALL SELECT min(profit_at) FROM (${SETTLED}))`,
    memberId,
    0,
    Number.MAX_SAFE_INTEGER,
  );
  return row?.at ?? undefined;
}

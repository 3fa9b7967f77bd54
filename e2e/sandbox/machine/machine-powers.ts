import type { Database } from "../database/database.ts";
import type { Power, Span } from "../mining/segments.ts";
import { feeBpsOf } from "./worth.ts";

interface TermRow extends Span {
  machineId: number;
  th: number;
  wPerTh: number;
  modelWPerTh: number;
}

interface UpgradeRow {
  machineId: number;
  at: number;
  th: number;
  wPerTh: number;
}

interface PauseRow extends Span {
  machineId: number;
}

// What a machine was until its first upgrade after a moment, and what it is now without one.
function powerAt(term: TermRow, upgrades: readonly UpgradeRow[], { from, to }: Span): Power {
  const { machineId, modelWPerTh } = term;
  const { th, wPerTh } = upgrades.find(({ at }) => from < at) ?? term;
  return { machineId, th, feeBps: feeBpsOf(wPerTh, modelWPerTh), from, to };
}

function cutTerm(
  term: TermRow,
  upgrades: readonly UpgradeRow[],
  pauses: readonly PauseRow[],
): Power[] {
  const edges = [...upgrades.map(({ at }) => at), ...pauses.flatMap(({ from, to }) => [from, to])];
  const inside = edges.filter((at) => term.from < at && at < term.to);
  const cuts = [...new Set([term.from, ...inside])].sort((one, other) => one - other);
  return cuts
    .map((from, index) => ({ from, to: cuts[index + 1] ?? term.to }))
    .filter(({ from }) => !pauses.some((pause) => pause.from <= from && from < pause.to))
    .map((span) => powerAt(term, upgrades, span));
}

/** The power of a member's machines in a stretch, cut where an upgrade or a pause changes it. */
export function machinePowers(database: Database, memberId: number, { from, to }: Span): Power[] {
  const terms = database.all<TermRow>(
    `SELECT m.id AS machineId, m.th, m.w_per_th AS wPerTh, p.w_per_th AS modelWPerTh,
       t.starts_at AS "from", t.ends_at AS "to" FROM machine m
     JOIN product p ON p.id = m.product_id JOIN machine_term t ON t.machine_id = m.id
     WHERE m.member_id = ? AND t.ends_at > ? AND t.starts_at <= ? ORDER BY m.id, t.starts_at`,
    memberId,
    from,
    to,
  );
  const upgrades = database.all<UpgradeRow>(
    `SELECT u.machine_id AS machineId, u.at, u.th_before AS th, u.w_before AS wPerTh
     FROM machine_upgrade u JOIN machine m ON m.id = u.machine_id
     WHERE m.member_id = ? AND u.at > ? ORDER BY u.at, u.order_id`,
    memberId,
    from,
  );
  const pauses = database.all<PauseRow>(
    `SELECT p.machine_id AS machineId, p.starts_at AS "from", p.ends_at AS "to"
     FROM machine_pause p JOIN machine m ON m.id = p.machine_id
     WHERE m.member_id = ? AND p.ends_at > ? AND p.starts_at <= ?`,
    memberId,
    from,
    to,
  );
  const ofTerm = ({ machineId }: TermRow) => {
    return <Row extends { machineId: number }>(rows: readonly Row[]) =>
      rows.filter((row) => row.machineId === machineId);
  };
  return terms.flatMap((term) => {
    const own = ofTerm(term);
    return cutTerm(term, own(upgrades), own(pauses));
  });
}

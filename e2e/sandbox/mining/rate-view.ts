import type { z } from "zod";
import type { miningRateSchema } from "../../../lib/contract/mining.ts";
import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { readRates, teamMining } from "./facts.ts";
import { currentRate } from "./rate.ts";

const LABELS = {
  machines: "Machines",
  game: "Power won in games",
  team: "Team mining now",
  streak: "Session streak",
  boost: "Boosts",
} as const;

function countLevels(database: Database, memberId: number) {
  const row = database.get<{ first: number; second: number }>(
    `SELECT count(*) AS first, coalesce(sum((SELECT count(*) FROM member s WHERE s.sponsor_id = d.id)), 0) AS second
     FROM member d WHERE d.sponsor_id = ?`,
    memberId,
  );
  return row ?? { first: 0, second: 0 };
}

function teamView(database: Database, memberId: number, now: number) {
  const mining = teamMining(database, memberId, { from: now, to: now })(now);
  const members = countLevels(database, memberId);
  return [
    { level: 1, mining: mining.first, members: members.first },
    { level: 2, mining: mining.second, members: members.second },
  ];
}

function networkView(database: Database, now: number) {
  const rates = readRates(database);
  const view = ({ perThDay, since }: (typeof rates)[number]) => ({
    ratePerThDay: fromUnits(perThDay),
    since: toInstant(since),
  });
  const current = rates.findLast(({ since }) => since <= now);
  const next = rates.find(({ since }) => since > now);
  return current ? { ...view(current), next: next ? view(next) : null } : null;
}

/** What a member's rate consists of, in mBTC an hour; its components add up to `net` plus `fee`. */
export function rateView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof miningRateSchema> {
  const { shares, gross, fee, feeBps } = currentRate(database, memberId, now);
  return {
    components: shares.map(({ code, th, bps, perHour }) => ({
      code,
      label: LABELS[code],
      thPerS: th === undefined ? null : String(th),
      percent: bps === undefined ? null : fromUnits((BigInt(bps) * UNITS_PER_ONE) / 100n),
      perHour: fromUnits(perHour),
    })),
    fee: fromUnits(fee),
    feePercent: fromUnits((BigInt(MINING_RULES.feeBps) * UNITS_PER_ONE) / 100n),
    feePercentNow: feeBps === null || feeBps === MINING_RULES.feeBps ? null : bpsAsPercent(feeBps),
    net: fromUnits(gross - fee),
    team: teamView(database, memberId, now),
    network: networkView(database, now),
    serverTime: toInstant(now),
  };
}

import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { balanceOf } from "../ledger/balances.ts";

interface SeasonRow {
  name: string;
  starts_at: number;
  ends_at: number;
  pool: string;
}

const HOLDERS =
  "SELECT count(*) AS members FROM account WHERE currency = 'AmBTC' AND bucket = 'available' AND (length(balance), balance)";

function countHolders(database: Database, aboveUnits: bigint): number {
  const units = String(aboveUnits);
  const row = database.get<{ members: number }>(`${HOLDERS} > (?, ?)`, units.length, units);
  return row?.members ?? 0;
}

function runningSeason(database: Database, now: number) {
  const season = database.get<SeasonRow>(
    "SELECT name, starts_at, ends_at, pool FROM season WHERE starts_at <= ? ORDER BY starts_at DESC LIMIT 1",
    now,
  );
  if (!season) return null;
  return {
    name: season.name,
    startsAt: toInstant(season.starts_at),
    endsAt: toInstant(season.ends_at),
    pool: fromUnits(BigInt(season.pool)),
    // What was issued is what the emission account owes.
    distributed: fromUnits(-balanceOf(database, "emission:AmBTC", "AmBTC")),
    participants: countHolders(database, 0n),
  };
}

export const airdropHandlers: ServiceHandlers<"airdrop"> = {
  summary({ sandbox: { database, clock }, member }) {
    const now = clock.now();
    const balance = balanceOf(database, { memberId: member.id, bucket: "available" }, "AmBTC");
    return {
      serverTime: toInstant(now),
      season: runningSeason(database, now),
      balance: fromUnits(balance),
      rank: balance > 0n ? countHolders(database, balance) + 1 : null,
    };
  },
};

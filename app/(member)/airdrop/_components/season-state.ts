interface SeasonDates {
  startsAt: string;
  endsAt: string;
}

/** Where a season stands at a moment of the service's clock. */
export function seasonState(season: SeasonDates, now: Date): "upcoming" | "running" | "ended" {
  if (now < new Date(season.startsAt)) return "upcoming";
  return now < new Date(season.endsAt) ? "running" : "ended";
}

/** How much of the pool is given out, in percent with one decimal, rounded down; for a bar, not for money. */
export function distributedPercent(season: { pool: string; distributed: string }): number {
  const pool = Number(season.pool);
  if (pool <= 0) return 0;
  return Math.min(100, Math.floor((Number(season.distributed) / pool) * 1000) / 10);
}

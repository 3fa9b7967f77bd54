import { cache } from "react";
import { readDailyProfit } from "@/lib/domain/transaction/server";

const DAYS = 7;
const DAY_MS = 86_400_000;

/** A UTC day and its profit in USDT; zero where the service lists no such day. */
export interface ProfitDay {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  readonly profit: string;
}

/**
 * Profit of the last seven UTC days, today last, or null without the service. The newest day that
 * the service lists counts as today when its clock is ahead of ours.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readRecentProfit = cache(async (): Promise<readonly ProfitDay[] | null> => {
  const page = await readDailyProfit({ pageSize: DAYS });
  if (!page) return null;
  const profits = new Map(page.items.map(({ day, totalUSDT }) => [day, totalUSDT]));
  const newest = Math.max(Date.now(), ...[...profits.keys()].map((day) => Date.parse(day)));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(newest - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, profit: profits.get(day) ?? "0" };
  });
});

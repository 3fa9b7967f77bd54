import { cache } from "react";
import { readDailyProfit } from "@/lib/domain/transaction/server";
import { serviceClock } from "@/lib/live/service-clock";

const DAYS = 30;
const DAY_MS = 86_400_000;

/** A UTC day and its profit in USDT; zero where the service lists no such day. */
export interface ProfitDay {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  readonly profit: string;
}

/**
 * Profit of the last thirty UTC days, today last, or null without the service. Today is by
 * the service's clock, which the answer has just told.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readRecentProfit = cache(async (): Promise<readonly ProfitDay[] | null> => {
  const page = await readDailyProfit({ pageSize: DAYS });
  if (!page) return null;
  const profits = new Map(page.items.map(({ day, totalUSDT }) => [day, totalUSDT]));
  const today = serviceClock.now();
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, profit: profits.get(day) ?? "0" };
  });
});

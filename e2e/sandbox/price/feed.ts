import type { Database } from "../database/database.ts";
import { readSetting, writeSetting } from "../database/settings.ts";

/** Whether the prices stand still, so that they grow stale; a control for tests and demonstrations. */
export function isFeedStopped(database: Database): boolean {
  return readSetting(database, "priceFeed") === "stopped";
}

/** Stops the ticks, or lets them go on from the next one. */
export function runFeed(database: Database, isRunning: boolean): void {
  writeSetting(database, "priceFeed", isRunning ? "running" : "stopped");
}

import type { Database } from "../database/database.ts";
import { readSetting, writeSetting } from "../database/settings.ts";
import { isStale, readPrices } from "../price/current-price.ts";

/** Whether house bots stake on both sides of a round that a member enters; on unless switched off. */
export function hasHouseBots(database: Database): boolean {
  return readSetting(database, "predictionBots") !== "off";
}

/** Why no entries are taken at present, or undefined. */
export function pauseReason(
  database: Database,
  now: number,
): "operator" | "stale_price" | undefined {
  if (readSetting(database, "predictionPaused") === "on") return "operator";
  return isStale(readPrices(database), "BTC", now) ? "stale_price" : undefined;
}

/** Switches house bots, or pauses and resumes entries. What is absent stays. */
export function operatePrediction(
  database: Database,
  { bots, paused }: { readonly bots?: boolean | undefined; readonly paused?: boolean | undefined },
): void {
  if (bots !== undefined) writeSetting(database, "predictionBots", bots ? "on" : "off");
  if (paused !== undefined) writeSetting(database, "predictionPaused", paused ? "on" : "off");
}

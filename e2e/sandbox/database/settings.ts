import type { Database } from "./database.ts";

type SettingKey =
  | "seedProfile"
  | "tokenSecret"
  | "clockOffsetMs"
  | "accessTtlSeconds"
  | "tokenGeneration"
  | "priceSeed"
  | "priceFeed"
  | "vapidKey"
  | "pushStandIn"
  | "predictionBots"
  | "predictionPaused";

/** A persisted setting of this database, or undefined when it was never set. */
export function readSetting(database: Database, key: SettingKey): string | undefined {
  return database.get<{ value: string }>("SELECT value FROM setting WHERE key = ?", key)?.value;
}

/** Stores a setting; it holds across restarts. */
export function writeSetting(database: Database, key: SettingKey, value: string): void {
  database.run(
    "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    key,
    value,
  );
}

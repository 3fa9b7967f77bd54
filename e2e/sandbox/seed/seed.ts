import { randomBytes } from "node:crypto";
import { hashPasswordSync } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { recreate } from "../database/schema.ts";
import { readSetting, writeSetting } from "../database/settings.ts";
import type { Scheduler } from "../jobs/scheduler.ts";
import { backfillPrices } from "../price/backfill.ts";
import { seedPublicData } from "../public/seed.ts";
import { takeSnapshot } from "../reserves/snapshot.ts";
import { seedLarge } from "./large.ts";
import { seedBoundaries } from "./predictions.ts";
import { SEED_PASSWORD, type SeedProfile } from "./profiles.ts";
import { seedReview } from "./review.ts";
import { seedSeason, settlePool } from "./season.ts";

interface Seedable {
  readonly database: Database;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly appOrigin: string;
}

/** Seeds an empty database in one transaction; one that was seeded before is kept as it is. */
export function seedOnce(
  { database, clock, scheduler, appOrigin }: Seedable,
  profile: SeedProfile,
): void {
  if (readSetting(database, "seedProfile")) return;
  database.transaction(() => {
    const now = clock.now();
    const passwordHash = hashPasswordSync(SEED_PASSWORD);
    const priceSeed = randomBytes(8).toString("hex");
    writeSetting(database, "tokenSecret", randomBytes(32).toString("base64url"));
    writeSetting(database, "priceSeed", priceSeed);
    backfillPrices(database, now, priceSeed);
    seedBoundaries(database);
    seedSeason(database, now);
    seedPublicData(database, now);
    seedReview(database, passwordHash, now, appOrigin);
    if (profile === "large") seedLarge(database, passwordHash, now);
    settlePool(database);
    takeSnapshot(database, now);
    scheduler.install(now);
    writeSetting(database, "seedProfile", profile);
  });
}

/** Throws everything away, sessions and the clock's offset too, and seeds anew. */
export function reseed(sandbox: Seedable, profile: SeedProfile): void {
  recreate(sandbox.database);
  seedOnce(sandbox, profile);
}

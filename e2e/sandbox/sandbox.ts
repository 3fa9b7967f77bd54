import { createTokens, type Tokens } from "./auth/tokens.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { migrate } from "./database/schema.ts";
import { jobDefinitions } from "./jobs/registry.ts";
import { createScheduler, type Scheduler } from "./jobs/scheduler.ts";
import { recordMissingLines } from "./ledger/line-record.ts";
import type { SeedProfile } from "./seed/profiles.ts";
import { seedOnce } from "./seed/seed.ts";

/** The parts that handlers, jobs and the control API work with. */
export interface Sandbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly tokens: Tokens;
  /** Where the links in mails lead, e.g. `http://localhost:3000`. */
  readonly appOrigin: string;
}

/**
 * Opens the database, brings it to the newest schema, seeds it unless it was seeded before, and
 * runs the jobs that became due while nobody was looking.
 */
export function createSandbox(options: {
  readonly dataFile: string;
  readonly seed: SeedProfile;
  readonly appOrigin: string;
}): Sandbox {
  const database = openDatabase(options.dataFile);
  migrate(database);
  recordMissingLines(database);
  const clock = createClock(database);
  const scheduler = createScheduler(database, jobDefinitions(database));
  const sandbox: Sandbox = {
    database,
    clock,
    scheduler,
    tokens: createTokens(database),
    appOrigin: options.appOrigin,
  };
  seedOnce(sandbox, options.seed);
  scheduler.install(clock.now());
  scheduler.runDue(clock.now());
  return sandbox;
}

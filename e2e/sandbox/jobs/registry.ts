import type { Database } from "../database/database.ts";
import { priceTickJob } from "../prices/tick-job.ts";
import { dayCloseJob } from "./day-close.ts";
import type { JobDefinition } from "./scheduler.ts";

/** Every job of the sandbox. Of jobs due at the same moment the earlier installed one runs first. */
export function jobDefinitions(database: Database): readonly JobDefinition[] {
  return [priceTickJob(database), dayCloseJob(database)];
}

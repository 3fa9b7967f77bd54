import { automationJob } from "../automation/run.ts";
import type { Database } from "../database/database.ts";
import { holdingTankJobs } from "../holding-tank/holding-tank.ts";
import { claimReminderJob, sessionEndedJob } from "../mining/ended-job.ts";
import { closingJobs } from "../personal-data/closing.ts";
import { exportReadyJob } from "../personal-data/exports.ts";
import { planJob } from "../plan/run.ts";
import { poolJob } from "../pool/pool.ts";
import { predictionRoundJob } from "../prediction/round-job.ts";
import { priceTickJob } from "../price/tick-job.ts";
import { offerEndedJob } from "../resale/offer.ts";
import { reservesJob } from "../reserves/snapshot.ts";
import { settlementJob } from "../settlement/settlement-job.ts";
import { stakingPayoutJob } from "../staking/payout.ts";
import { weeklyMailJob } from "../weekly-mail/job.ts";
import { withdrawalJobs } from "../withdrawal/jobs.ts";
import { dayCloseJob } from "./day-close.ts";
import type { JobDefinition } from "./scheduler.ts";

/** Every job of the sandbox. Of jobs due at the same moment the earlier installed one runs first. */
export function jobDefinitions(database: Database): readonly JobDefinition[] {
  return [
    priceTickJob(database),
    dayCloseJob(database),
    stakingPayoutJob(database),
    settlementJob(database),
    sessionEndedJob(database),
    claimReminderJob(database),
    predictionRoundJob(database),
    ...withdrawalJobs(database),
    exportReadyJob(database),
    ...closingJobs(database),
    ...holdingTankJobs(database),
    poolJob(database),
    weeklyMailJob(database),
    reservesJob(database),
    offerEndedJob(database),
    planJob(database),
    automationJob(database),
  ];
}

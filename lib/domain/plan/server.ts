import "server-only";
import { planEndpoints } from "../../contract/automation/plan.ts";
import type { AutomaticRun } from "../../contract/automation/run.ts";
import { OPAQUE_ID_PATTERN } from "../../contract/values/values.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";
import type { Plan } from "./client.ts";

const RUNS_ON_A_PAGE = 10;

/**
 * The member's plans, the newest first and those that have ended last, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readPlans(): Promise<readonly Plan[] | null> {
  return (await readIfOffered(planEndpoints.plans, {}))?.items ?? null;
}

/**
 * One page of a plan's runs, the newest first; null for a plan that the member does not have.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readPlanRuns(id: string, wanted: number): Promise<Page<AutomaticRun> | null> {
  if (!OPAQUE_ID_PATTERN.test(id)) return null;
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(planEndpoints.planRuns, {
      params: { id },
      query: { page, pageSize: RUNS_ON_A_PAGE },
    }),
  );
  return list && pageView(list);
}

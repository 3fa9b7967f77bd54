import "server-only";
import {
  type MiningAutomation,
  type MiningAutomationRun,
  miningAutomationEndpoints,
} from "../../contract/automation/mining-automation.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";

const RUNS_ON_A_PAGE = 10;

/**
 * What is done by itself with what the member mines, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readMiningAutomation(): Promise<MiningAutomation | null> {
  return readIfOffered(miningAutomationEndpoints.automation, {});
}

/**
 * One page of what was done by itself, the newest first, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readAutomationRuns(
  wanted: number,
): Promise<Page<MiningAutomationRun> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(miningAutomationEndpoints.automationRuns, {
      query: { page, pageSize: RUNS_ON_A_PAGE },
    }),
  );
  return list && pageView(list);
}

import "server-only";
import { cache } from "react";
import {
  type AIRDROP_PERIODS,
  type AirdropClaim,
  type AirdropLeader,
  type AirdropSummary,
  type AirdropTask,
  airdropEndpoints,
} from "../../contract/airdrop.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { readIfOffered } from "../../session/server.ts";

/**
 * The running season and the member's part in it, or null when the upstream has no airdrop service;
 * asked once a render.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readAirdropSummary = cache(
  (): Promise<AirdropSummary | null> => readIfOffered(airdropEndpoints.summary, {}),
);

/** The tasks as they stand at `serverTime`, the service's clock where it tells it. */
export interface AirdropTasks {
  readonly items: readonly AirdropTask[];
  readonly serverTime: string;
}

/**
 * Every task with the member's standing in it, or null when the upstream has none; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readAirdropTasks = cache(async (): Promise<AirdropTasks | null> => {
  const tasks = await readIfOffered(airdropEndpoints.tasks, {});
  return tasks && { ...tasks, serverTime: tasks.serverTime ?? serviceClock.instant() };
});

export type AirdropPeriod = (typeof AIRDROP_PERIODS)[number];

export interface Leaderboard extends Page<AirdropLeader> {
  /** The member's own place, or null without one. */
  readonly me: AirdropLeader | null;
  /** When the period ends, or null when the service does not say. */
  readonly endsAt: string | null;
  readonly serverTime: string;
}

const LEADERS_SHOWN = 10;
const CLAIMS_SHOWN = 10;

/**
 * One page of those who earned most in a period, or null when the upstream ranks nobody.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readAirdropLeaderboard(
  period: AirdropPeriod,
  wanted: number,
): Promise<Leaderboard | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(airdropEndpoints.leaderboard, {
      query: { period, page, pageSize: LEADERS_SHOWN },
    }),
  );
  return (
    list && {
      ...pageView(list),
      me: list.me ?? null,
      endsAt: list.endsAt ?? null,
      serverTime: list.serverTime ?? serviceClock.instant(),
    }
  );
}

/**
 * One page of what the member has claimed, the newest first, or null when the upstream keeps no list.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readAirdropHistory(
  wanted: number,
  pageSize = CLAIMS_SHOWN,
): Promise<Page<AirdropClaim> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(airdropEndpoints.history, { query: { page, pageSize } }),
  );
  return list && pageView(list);
}

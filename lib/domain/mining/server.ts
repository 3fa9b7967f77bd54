import "server-only";
import { cache } from "react";
import type { Boost } from "../../contract/machine.ts";
import {
  type MINING_RANGES,
  type MiningHistory,
  type MiningRate,
  type MiningSession,
  miningEndpoints,
} from "../../contract/mining.ts";
import type { EndpointInput, EndpointOutput } from "../../contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { teamEndpoints } from "../../contract/team/team.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import {
  readAsMember,
  readIfOffered,
  renderContext,
  UnexpectedRefusalError,
} from "../../session/server.ts";

/** The newest session; `locked` for a member who is not valid yet, `missing` without the service. */
export type MiningState =
  | { readonly kind: "session"; readonly session: MiningSession }
  | { readonly kind: "locked" | "missing" };

/**
 * The member's mining session, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readMiningState = cache(async (): Promise<MiningState> => {
  const endpoint = miningEndpoints.session;
  const result = await readAsMember(endpoint, {});
  if (result.ok) return { kind: "session", session: result.value };
  const { status, body } = result.refusal;
  if (status === 404 || status === 501) return { kind: "missing" };
  if (status === 403 && body.statusCode === UPSTREAM_CODES.notValid) return { kind: "locked" };
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
});

/**
 * What the member's rate consists of, or null when the service does not say; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readMiningRate = cache(
  (): Promise<MiningRate | null> => readIfOffered(miningEndpoints.rate, {}),
);

/** The member's boosts, those to be used first, at a moment of the service's clock. */
export interface BoostList {
  readonly items: readonly Boost[];
  readonly serverTime: string;
}

/**
 * The member's boosts, or null when the service has none for anybody.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readBoosts(): Promise<BoostList | null> {
  const list = await readIfOffered(miningEndpoints.boosts, {});
  return list && { ...list, serverTime: list.serverTime ?? serviceClock.instant() };
}

export type MiningRange = (typeof MINING_RANGES)[number];
export type MiningPoint = EndpointOutput<typeof miningEndpoints.chart>["points"][number];

/**
 * What was mined in equal intervals, the oldest first, or null when the service keeps no record of it.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readMiningChart(range: MiningRange): Promise<readonly MiningPoint[] | null> {
  const chart = await readIfOffered(miningEndpoints.chart, { query: { range } });
  return chart?.points ?? null;
}

type HistoryQuery = NonNullable<EndpointInput<typeof miningEndpoints.history>["query"]>;

/**
 * One page of the member's sessions, the newest first, or null when the service keeps none. A page
 * beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readMiningHistory(
  query: HistoryQuery & { readonly page: number },
): Promise<Page<MiningHistory> | null> {
  const list = await pageOrLast(query.page, (page) =>
    readIfOffered(miningEndpoints.history, { query: { ...query, page } }),
  );
  return list && pageView(list);
}

type Directs = EndpointOutput<typeof teamEndpoints.directs>;

/**
 * One page of the member's direct referrals with who may be reminded to mine, or null when the service
 * keeps no list. A page beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readDirectsToRemind(
  wanted: number,
  pageSize: number,
): Promise<Page<Directs["items"][number]> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(teamEndpoints.directs, { query: { page, pageSize } }),
  );
  return list && pageView(list);
}

import "server-only";
import { cache } from "react";
import type { z } from "zod";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import { invitationCodeEndpoints } from "../../contract/team/invitation.ts";
import { teamEndpoints } from "../../contract/team/team.ts";
import type { miningCountSchema, TeamMember } from "../../contract/team/team-member.ts";
import { volumeEndpoints } from "../../contract/team/volumes.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readAsMember, readIfOffered } from "../../session/server.ts";
import type { CommissionQuery } from "./client.ts";
import type { JoinInterval, JoinPoint, TeamFilter, VolumeInterval } from "./query.ts";

const SETTLEMENTS_ON_A_PAGE = 20;
const COMMISSIONS_ON_A_PAGE = 10;

export type TeamSummary = EndpointOutput<typeof teamEndpoints.summary>;
export type Settlements = EndpointOutput<typeof teamEndpoints.settlements> & { pages: number };
export type Settlement = Settlements["items"][number];

/** How many of the whole list mine; null when the service does not say. */
export type MiningCount = z.output<typeof miningCountSchema>;

export interface DirectsPage extends Page<TeamMember> {
  /** Of all direct referrals, whatever the filter; null when the service does not count them. */
  readonly statuses: EndpointOutput<typeof teamEndpoints.directs>["statuses"];
  readonly mining: MiningCount | null;
}

export interface NetworkPage extends Page<TeamMember> {
  /** Of the whole network, whatever the filter; null when the service does not count them. */
  readonly levels: EndpointOutput<typeof teamEndpoints.network>["levels"];
  readonly mining: MiningCount | null;
}

/**
 * The member's team in figures, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readTeamSummary = cache(
  (): Promise<TeamSummary | null> => readIfOffered(teamEndpoints.summary, {}),
);

/** Whether the service says that neither of two legs with members in them is the weak one. */
export function areLegsEqual({ weakLeg, left, right }: TeamSummary): boolean {
  return weakLeg === null && (left?.count ?? 0) + (right?.count ?? 0) > 0;
}

function queryOf({ level, sponsor, q, status, leg, mining, sort, page, pageSize }: TeamFilter) {
  return {
    level: level ?? undefined,
    sponsor: sponsor ?? undefined,
    q: q ?? undefined,
    status: status ?? undefined,
    leg: leg ?? undefined,
    mining: mining ?? undefined,
    sort,
    page,
    pageSize,
  };
}

/**
 * One page of the members whom the member invited, or null without the service. A page beyond the last
 * one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readDirects(filter: TeamFilter): Promise<DirectsPage | null> {
  const { level: _, sponsor: __, ...query } = queryOf(filter);
  const list = await pageOrLast(filter.page, (page) =>
    readIfOffered(teamEndpoints.directs, { query: { ...query, page } }),
  );
  return (
    list && { ...pageView(list), statuses: list.statuses ?? null, mining: list.mining ?? null }
  );
}

/**
 * One page of the member's whole network; `unknown-sponsor` when the filter names somebody who is not
 * in it, null without the service. A page beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readNetwork(
  filter: TeamFilter,
): Promise<NetworkPage | "unknown-sponsor" | null> {
  const query = queryOf(filter);
  if (filter.sponsor !== null) {
    const result = await readAsMember(teamEndpoints.network, { query });
    // Without the contract's words a 404 only says that this upstream has no such call.
    const isUnknown = !result.ok && result.refusal.status === 404;
    if (isUnknown && result.refusal.body.message !== "") return "unknown-sponsor";
    const found = result.ok ? networkPage(result.value) : null;
    if (found && filter.page <= found.pages) return found;
  }
  const list = await pageOrLast(filter.page, (page) =>
    readIfOffered(teamEndpoints.network, { query: { ...query, page } }),
  );
  return list && networkPage(list);
}

function networkPage(list: EndpointOutput<typeof teamEndpoints.network>): NetworkPage {
  return { ...pageView(list), levels: list.levels ?? null, mining: list.mining ?? null };
}

/**
 * Members who joined the network over time, oldest interval first, or null without the service; asked
 * once a render for each interval.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readJoins = cache(async (by: JoinInterval): Promise<readonly JoinPoint[] | null> => {
  const answer = await readIfOffered(teamEndpoints.joins, { query: { by } });
  return answer?.points.map((point) => ({ ...point, directs: point.directs ?? null })) ?? null;
});

/**
 * One page of the member's settlements, newest day first, with the rules and an outlook on the next
 * one; null without the service. A page beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readSettlements = cache(async (wanted: number): Promise<Settlements | null> => {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(teamEndpoints.settlements, {
      query: { page, pageSize: SETTLEMENTS_ON_A_PAGE },
    }),
  );
  return list && pageView(list);
});

/**
 * The member's codes to invite by, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readInvitationCodes(): Promise<EndpointOutput<
  typeof invitationCodeEndpoints.invitationCodes
> | null> {
  return readIfOffered(invitationCodeEndpoints.invitationCodes, {});
}

/**
 * What came into both legs over time, oldest interval first, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readVolumes(
  by: VolumeInterval,
): Promise<EndpointOutput<typeof volumeEndpoints.volumes> | null> {
  return readIfOffered(volumeEndpoints.volumes, { query: { by } });
}

type Commissions = EndpointOutput<typeof teamEndpoints.commissions> & { pages: number };

/**
 * One page of commissions, the latest first, with sums under the filter; null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readCommissions(
  filter: CommissionQuery,
  wanted: number,
): Promise<Commissions | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(teamEndpoints.commissions, {
      query: { ...filter, page, pageSize: COMMISSIONS_ON_A_PAGE },
    }),
  );
  return list && pageView(list);
}

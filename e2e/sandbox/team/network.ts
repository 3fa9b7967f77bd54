import type { z } from "zod";
import type { teamEndpoints } from "../../../lib/contract/team/team.ts";
import {
  type TEAM_SORTS,
  TEAM_STATUSES,
  type teamMemberSchema,
} from "../../../lib/contract/team/team-member.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { maskEmail, maskName } from "../account/mask.ts";
import type { Member } from "../account/member.ts";
import { type DownlineMember, readDownline } from "../binary-tree/downline.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { notFound } from "../http/refusal.ts";
import { commissionsFrom } from "./commission-sums.ts";
import { minersNow, miningCount } from "./mining-now.ts";
import { nudgeable } from "./nudge.ts";
import { pointText } from "./points.ts";
import { isShownAs } from "./shown-name.ts";

type Sort = (typeof TEAM_SORTS)[number];
export type NetworkFilter = z.output<typeof teamEndpoints.networkExport.query>;

type Order = (a: DownlineMember, b: DownlineMember) => number;

const byName: Order = (a, b) => (a.username < b.username ? -1 : 1);

function orderOf(sort: Sort, commissions: ReadonlyMap<number, bigint>): Order {
  const paid = ({ id }: DownlineMember) => commissions.get(id) ?? 0n;
  const orders: Record<string, Order> = {
    joinedAt: (a, b) => a.joined_at - b.joined_at,
    username: byName,
    volume: (a, b) => a.personal_volume - b.personal_volume,
    teamSize: (a, b) => a.teamSize - b.teamSize,
    commission: (a, b) => Number(paid(a) > paid(b)) - Number(paid(a) < paid(b)),
  };
  const isDescending = sort.startsWith("-");
  const order = orders[isDescending ? sort.slice(1) : sort] ?? byName;
  return (a, b) => (isDescending ? order(b, a) : order(a, b)) || byName(a, b);
}

/** The members of a downline that a filter lets through, newest first unless asked otherwise. */
export function filterDownline(
  database: Database,
  top: Member,
  downline: readonly DownlineMember[],
  { level, q, status, leg, sponsor, mining, sort = "-joinedAt" }: NetworkFilter,
  now: number,
): DownlineMember[] {
  const isKnown = sponsor === top.username || downline.some((one) => one.username === sponsor);
  if (sponsor && !isKnown) throw notFound("This member isn’t in your network.");
  const miners = mining && minersNow(database, downline, now);
  const found = downline.filter(
    (one) =>
      (level === undefined || one.level === level) &&
      (status === undefined || one.status === status) &&
      (leg === undefined || one.leg === leg) &&
      (sponsor === undefined || one.sponsor === sponsor) &&
      (!miners || miners.has(one.id)) &&
      (!q || isShownAs(one, q)),
  );
  const needsSums = sort.endsWith("commission");
  const ids = needsSums ? found.map(({ id }) => id) : [];
  return found.sort(orderOf(sort, commissionsFrom(database, top.id, ids)));
}

/** Rows of a downline as their sponsor sees them: names and addresses masked. */
export function memberViews(
  database: Database,
  topId: number,
  members: readonly DownlineMember[],
  now: number,
): z.input<typeof teamMemberSchema>[] {
  const ids = members.map(({ id }) => id);
  const commissions = commissionsFrom(database, topId, ids);
  const canNudge = nudgeable(database, topId, ids, now);
  const miners = minersNow(database, members, now);
  return members.map((one) => ({
    username: one.username,
    fullName: maskName(one.full_name) || null,
    email: one.status === "closed" ? null : maskEmail(one.email),
    sponsor: one.sponsor,
    level: one.level,
    leg: one.leg,
    joinedAt: toInstant(one.joined_at),
    status: one.status,
    personalVolume: pointText(one.personal_volume),
    directs: one.directs,
    teamSize: one.teamSize,
    commission: fromUnits(commissions.get(one.id) ?? 0n),
    canNudge: one.status === "closed" ? null : canNudge.has(one.id),
    isMining: miners.has(one.id),
  }));
}

function pageOfMembers(
  database: Database,
  top: Member,
  downline: readonly DownlineMember[],
  query: z.output<typeof teamEndpoints.network.query>,
  now: number,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const found = filterDownline(database, top, downline, query, now);
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { items: memberViews(database, top.id, rows, now), page, pageSize, total: found.length };
}

function levelCounts(downline: readonly DownlineMember[]) {
  const levels = new Map<number, { level: number; members: number; active: number }>();
  for (const { level, status } of downline) {
    const count = levels.get(level) ?? { level, members: 0, active: 0 };
    levels.set(level, count);
    count.members += 1;
    if (status === "active") count.active += 1;
  }
  return [...levels.values()];
}

/** One page of a member's whole downline. @throws Refusal 404 for a sponsor outside of it */
export function listNetwork(
  database: Database,
  top: Member,
  query: z.output<typeof teamEndpoints.network.query>,
  now: number,
): z.input<typeof teamEndpoints.network.response> {
  const downline = readDownline(database, top, now);
  return {
    ...pageOfMembers(database, top, downline, query, now),
    levels: levelCounts(downline),
    mining: miningCount(database, downline, now),
    serverTime: toInstant(now),
  };
}

/** One page of those whom a member invited, with counts of who counts and of who does not and why. */
export function listDirects(
  database: Database,
  top: Member,
  query: z.output<typeof teamEndpoints.directs.query>,
  now: number,
): z.input<typeof teamEndpoints.directs.response> {
  const downline = readDownline(database, top, now);
  const count = (status: string) =>
    downline.filter((one) => one.level === 1 && one.status === status).length;
  const [active, inactive, not_valid, unverified] = TEAM_STATUSES.map(count);
  return {
    ...pageOfMembers(database, top, downline, { ...query, level: 1 }, now),
    statuses: {
      active: active ?? 0,
      inactive: inactive ?? 0,
      not_valid: not_valid ?? 0,
      unverified: unverified ?? 0,
    },
    mining: miningCount(
      database,
      downline.filter(({ level }) => level === 1),
      now,
    ),
  };
}

import type { z } from "zod";
import type { treeEndpoints, treeNodeSchema } from "../../../lib/contract/team/tree.ts";
import { avatarAddress } from "../account/avatar.ts";
import { maskName } from "../account/mask.ts";
import type { Leg, Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import { notFound } from "../http/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { pointText } from "../team/points.ts";
import { carried, pointsToday } from "../team/volume.ts";
import { readSubtree, type Seat } from "./subtree.ts";

const DEFAULT_DEPTH = 3;

type Node = z.input<typeof treeNodeSchema>;
type DayPoints = ReadonlyMap<number, Readonly<Record<Leg, number>>>;

interface Scene {
  readonly topId: number;
  readonly seats: ReadonlyMap<number, Seat>;
  readonly today: DayPoints;
  readonly origin: string;
  /** Level below which nodes are left out. */
  readonly lastLevel: number;
}

function legView(seat: Seat, side: Leg, today: DayPoints): Node["left"] {
  const points = today.get(seat.id)?.[side] ?? 0;
  return {
    count: seat[side].members,
    active: seat[side].active,
    volume: pointText(seat[`${side}_volume`]),
    carry: pointText(carried(seat[`open_${side}`], points)),
    today: pointText(points),
  };
}

// Whoever stands above or beside the top of the tree stays unnamed.
function sponsorOf({ topId, seats }: Scene, { id, sponsor_id }: Seat) {
  const sponsor = id === topId ? undefined : seats.get(sponsor_id ?? 0);
  return { sponsorId: sponsor ? String(sponsor.id) : null, sponsor: sponsor?.username ?? null };
}

function nodeView(scene: Scene, seat: Seat): Node {
  const isTop = seat.id === scene.topId;
  const hasChildren = seat.left.members + seat.right.members > 0;
  return {
    id: String(seat.id),
    parentId: seat.parent ? String(seat.parent.id) : null,
    position: isTop ? null : seat.position,
    username: seat.username,
    fullName: (isTop ? seat.full_name : maskName(seat.full_name)) || null,
    avatar: { completedUrl: avatarAddress({ avatarId: seat.avatar_id }, scene.origin) },
    status: seat.status,
    level: seat.level,
    ...sponsorOf(scene, seat),
    isOwnReferral: !isTop && seat.sponsor_id === scene.topId,
    joinedAt: toInstant(seat.joined_at),
    left: legView(seat, "left", scene.today),
    right: legView(seat, "right", scene.today),
    personalVolume: pointText(seat.personal_volume),
    hasMore: hasChildren && seat.level >= scene.lastLevel,
  };
}

/** The seats from a root down to a level; parents stand before their children in the list. */
function cut(seats: Iterable<Seat>, root: Seat, lastLevel: number): Seat[] {
  const kept = new Set([root]);
  for (const seat of seats) {
    if (seat.level <= lastLevel && seat.parent && kept.has(seat.parent)) kept.add(seat);
  }
  return [...kept];
}

/**
 * A member's tree from a root down, parents before children; the legs count all members below.
 * @throws Refusal 404 for a root that is not in it
 */
export function treeView(
  { database, clock }: Sandbox,
  member: Member,
  { root, depth = DEFAULT_DEPTH }: z.output<typeof treeEndpoints.binaryTree.query>,
  origin: string,
): Node[] {
  const now = clock.now();
  const seats = readSubtree(database, member.id, now);
  const wanted = root ?? member.username;
  const start = [...seats.values()].find(({ username }) => username === wanted);
  if (!start) throw notFound("This member isn’t in your tree.");
  const lastLevel = start.level + depth;
  const scene = { topId: member.id, seats, today: pointsToday(database, now), origin, lastLevel };
  return cut(seats.values(), start, lastLevel).map((seat) => nodeView(scene, seat));
}

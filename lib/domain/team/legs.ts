import type { Leg } from "../../contract/team/team-member.ts";
import type { TreeNode } from "../../contract/team/tree.ts";

/** The place directly below a member on one side. */
export interface SeatBelow {
  readonly isFree: boolean;
  /** Who sits there, if it is taken. */
  readonly username: string | null;
}

/** A member of the own tree with the two places below. */
export interface ParentSeats {
  readonly username: string;
  readonly name: string | null;
  readonly left: SeatBelow;
  readonly right: SeatBelow;
}

function seatBelow(nodes: readonly TreeNode[], top: TreeNode, leg: Leg): SeatBelow {
  const child = nodes.find(({ parentId, position }) => parentId === top.id && position === leg);
  const isTaken = child !== undefined || (top[leg]?.count ?? 0) > 0;
  return { isFree: !isTaken, username: child?.username ?? null };
}

/**
 * The places below the first of a tree's nodes (parents stand before children), or null when the
 * answer names nobody. A leg with members is taken even when the answer leaves its members out.
 */
export function parentSeats(nodes: readonly TreeNode[]): ParentSeats | null {
  const top = nodes[0];
  if (!top?.username) return null;
  return {
    username: top.username,
    name: top.fullName ?? null,
    left: seatBelow(nodes, top, "left"),
    right: seatBelow(nodes, top, "right"),
  };
}

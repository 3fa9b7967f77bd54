import { fillText } from "@/app/_ui/fill-text";
import type { Shown } from "@/lib/binary-tree/shown";
import type { Side } from "@/lib/binary-tree/tree";
import { TEAM_STATUSES, type TeamStatus } from "@/lib/contract/team-member";
import type { TreeNode } from "@/lib/contract/tree";
import type { TreeTexts } from "./tree-texts";

/** A status as the product knows it; anything else an upstream says is unknown. */
export function statusOf({ status }: TreeNode): TeamStatus | "unknown" {
  return TEAM_STATUSES.find((known) => known === status) ?? "unknown";
}

/** What a member is called. */
export function nameOf(node: TreeNode, texts: TreeTexts): string {
  return node.username ?? node.fullName ?? texts.unnamed;
}

/** Where a seat is, in words: `Left of anna`. */
export function seatWords(parent: string | null, side: Side | null, texts: TreeTexts): string {
  if (parent === null || side === null) return texts.top;
  return fillText(side === "left" ? texts.leftOf : texts.rightOf, { username: parent });
}

/** What can be done with a free seat: one's own are for whoever one invites, deeper ones are for placing. */
export function freeSeatWords(isOwn: boolean, parent: string, side: Side, texts: TreeTexts) {
  return {
    short: isOwn ? texts.inviteHere : texts.placeHere,
    long: fillText((isOwn ? texts.inviteAt : texts.placeAt)[side], { username: parent }),
  };
}

/** Who invited a member, from the view of the member who looks. */
export function referralWords(
  { isOwnReferral, sponsor }: TreeNode,
  ownUsername: string,
  texts: TreeTexts,
): string {
  if (isOwnReferral || sponsor === ownUsername) return texts.ownReferral;
  return sponsor ? fillText(texts.referralOf, { username: sponsor }) : texts.spillover;
}

/** What a screen reader is told as the focus comes to something. */
export function focusWords(shown: Shown, node: TreeNode | undefined, texts: TreeTexts): string {
  const seat = seatWords(shown.parent, shown.side, texts);
  if (shown.seat.kind === "free") return fillText(texts.focusOnFree, { seat });
  if (!node) return fillText(texts.focusOnHidden, { seat });
  return fillText(texts.focusOn, {
    seat,
    name: nameOf(node, texts),
    status: texts.status[statusOf(node)],
    left: node.left?.count ?? "–",
    right: node.right?.count ?? "–",
  });
}

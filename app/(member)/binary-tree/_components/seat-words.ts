import type { Leg } from "@/lib/contract/team/team-member";
import { SHOWN_STATUSES, type ShownStatus } from "@/lib/contract/team/team-member";
import type { TreeNode } from "@/lib/contract/team/tree";
import type { Shown } from "@/lib/domain/binary-tree/shown";
import type { TreeBoardState, TreeTranslator } from "./board-context";
import { countText } from "./count-text";

/** A status as the product knows it; anything else an upstream says is unknown. */
export function statusOf({ status }: TreeNode): ShownStatus | "unknown" {
  return SHOWN_STATUSES.find((known) => known === status) ?? "unknown";
}

/** What a member is called; `unnamed` where nothing is known. */
export function nameOf(node: TreeNode, unnamed: string): string {
  return node.username ?? node.fullName ?? unnamed;
}

/** Where a seat is, in words: `Left of anna`. */
export function seatWords(parent: string | null, side: Leg | null, t: TreeTranslator): string {
  if (parent === null || side === null) return t("top");
  return t(side === "left" ? "leftOf" : "rightOf", { username: parent });
}

/** What can be done with a free seat: one's own are for whoever one invites, deeper ones are for placing. */
export function freeSeatWords(isOwn: boolean, parent: string, side: Leg, t: TreeTranslator) {
  return {
    short: t(isOwn ? "inviteHere" : "placeHere"),
    long: t(`${isOwn ? "inviteAt" : "placeAt"}.${side}`, { username: parent }),
  };
}

/** Who invited a member, from the view of the member who looks. */
export function referralWords(
  { isOwnReferral, sponsor }: TreeNode,
  ownUsername: string,
  t: TreeTranslator,
): string {
  if (isOwnReferral || sponsor === ownUsername) return t("ownReferral");
  return sponsor ? t("referralOf", { username: sponsor }) : t("spillover");
}

/** What a screen reader is told as the focus comes to something. */
export function focusWords(
  shown: Shown,
  node: TreeNode | undefined,
  { t, locale }: Pick<TreeBoardState, "t" | "locale">,
): string {
  const seat = seatWords(shown.parent, shown.side, t);
  if (shown.seat.kind === "free") return t("focusOnFree", { seat });
  if (!node) return t("focusOnHidden", { seat });
  return t("focusOn", {
    seat,
    name: nameOf(node, t("unnamed")),
    status: t(`status.${statusOf(node)}`),
    left: node.left ? countText(node.left.count, locale) : "–",
    right: node.right ? countText(node.right.count, locale) : "–",
  });
}

import { initialsOf } from "@/app/_ui/avatar";
import type { TreeNode } from "@/lib/contract/tree";
import type { Scene } from "./scene";

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A member's picture, or the initials on a disc until it is there. */
export function drawAvatar(
  { context, font, pictureOf }: Scene,
  node: TreeNode,
  { x, y, radius }: Disc,
): void {
  const url = node.avatar?.completedUrl;
  const picture = url ? pictureOf(url) : null;
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  if (picture) {
    context.clip();
    context.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
  } else {
    context.fillStyle = "#6241e6";
    context.fill();
    context.fillStyle = "#fff";
    context.font = `600 12px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(initialsOf(node.fullName ?? node.username ?? ""), x, y + 0.5);
  }
  context.restore();
}

import { CARD, type Placed } from "@/lib/binary-tree/layout";
import { teamSize } from "@/lib/binary-tree/seats";
import { FOLD_SIGN } from "@/lib/binary-tree/viewport";
import { countText } from "../count-text";
import type { Scene } from "./scene";

/** Below a member's card: plus unfolds what is below, minus folds it, three dots say that it is on its way. */
export function drawFoldSign(scene: Scene, { key }: Placed): void {
  const { context, colours, unfolded, loading, tree, font, locale } = scene;
  const [x, y] = [CARD.width / 2, CARD.height + FOLD_SIGN.below];
  const isUnfolded = unfolded.has(key);
  context.fillStyle = colours.raised;
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.beginPath();
  context.arc(x, y, FOLD_SIGN.radius - 1, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.fillStyle = colours.text;
  if (loading.has(key)) {
    for (const shift of [-5, 0, 5]) context.fillRect(x + shift - 1, y - 1, 2, 2);
    return;
  }
  context.fillRect(x - 4.5, y - 0.75, 9, 1.5);
  if (isUnfolded) return;
  context.fillRect(x - 0.75, y - 4.5, 1.5, 9);
  const size = teamSize(tree, key);
  if (!size) return;
  context.fillStyle = colours.muted;
  context.font = `500 11px ${font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(countText(size, locale), x + FOLD_SIGN.radius + 5, y + 0.5);
}

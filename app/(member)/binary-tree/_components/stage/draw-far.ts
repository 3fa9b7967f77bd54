import { CARD, type Placed } from "@/lib/binary-tree/layout";
import { visitVisible } from "@/lib/binary-tree/viewport";
import { nameOf, statusOf } from "../seat-words";
import { fitText } from "./fit-text";
import type { Scene } from "./scene";

/** From this scale up a name fits on a block. */
const NAMED_FROM = 0.36;

function drawBlock(scene: Scene, placed: Placed): void {
  const { context, view, colours, tree, focused } = scene;
  const { k } = view;
  const width = Math.max(2, CARD.width * k);
  const height = Math.max(2, CARD.height * k);
  const x = placed.x * k + view.x - width / 2;
  const y = placed.y * k + view.y;
  const node = placed.seat.kind === "member" ? tree.members.get(placed.key)?.node : undefined;
  if (!node) {
    if (width < 6) return;
    context.fillStyle = colours.line;
    context.fillRect(x, y, width, 1);
    context.fillRect(x, y + height - 1, width, 1);
    context.fillRect(x, y, 1, height);
    context.fillRect(x + width - 1, y, 1, height);
    return;
  }
  if (placed.key === focused) {
    context.fillStyle = colours.accent;
    context.fillRect(x - 3, y - 3, width + 6, height + 6);
  }
  const status = colours[statusOf(node)];
  if (width < 16) {
    context.fillStyle = status;
    context.fillRect(x, y, width, height);
    return;
  }
  context.fillStyle = colours.surface;
  context.fillRect(x, y, width, height);
  context.fillStyle = status;
  context.fillRect(x, y, width, Math.max(2, 5 * k));
  if (k < NAMED_FROM) return;
  context.fillStyle = colours.text;
  context.fillText(
    fitText(context, nameOf(node, scene.texts.unnamed), Math.floor(width) - 8),
    x + width / 2,
    y + height / 2,
  );
}

/** Everybody in sight as a block in the colour of the status; where they are tighter than pixels, one for several. */
export function drawFar(scene: Scene, minStep: number): void {
  const { context, layout, size, view, font } = scene;
  context.font = `600 11px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  visitVisible(layout, size, view, minStep, (placed) => drawBlock(scene, placed));
}

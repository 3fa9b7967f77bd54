import { CARD, type Placed } from "@/lib/domain/binary-tree/layout";
import { teamSize } from "@/lib/domain/binary-tree/seats";
import { FOLD_SIGN, visitVisible } from "@/lib/domain/binary-tree/viewport";
import { countText } from "../count-text";
import { nameOf, statusOf } from "../seat-words";
import { drawCard } from "./draw-card";
import { drawLinks } from "./draw-links";
import { fitText } from "./fit-text";
import type { Scene } from "./scene";

const TOP = 0;
const HEIGHT = 64;
const DASH = [5, 4];

function wordsOf({ ownUsername, texts }: Scene, { seat, parent, side }: Placed): string {
  if (seat.kind === "hidden") return texts.notLoaded;
  if (parent === null || side === null) return texts.freeSeat;
  return parent === ownUsername ? texts.inviteHere : texts.placeHere;
}

/** A seat without a loaded member, dashed, with what can be done there; its corner at the origin of the context. */
function drawFreeSeat(scene: Scene, placed: Placed): void {
  const { context, colours, font, focused, hasKeys } = scene;
  const isFocused = placed.key === focused;
  context.setLineDash(DASH);
  context.strokeStyle = isFocused ? colours.accentText : colours.faint;
  context.lineWidth = isFocused ? (hasKeys ? 3 : 2) : 1.25;
  context.beginPath();
  context.roundRect(8, TOP, CARD.width - 16, HEIGHT, 12);
  context.stroke();
  context.setLineDash([]);
  const middle = CARD.width / 2;
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (placed.seat.kind === "free") {
    context.fillStyle = colours.accentText;
    context.fillRect(middle - 6, TOP + 20, 12, 1.75);
    context.fillRect(middle - 0.875, TOP + 14.875, 1.75, 12);
  }
  context.fillStyle = placed.seat.kind === "free" ? colours.accentText : colours.muted;
  context.font = `600 12px ${font}`;
  const text = fitText(context, wordsOf(scene, placed), CARD.width - 32);
  context.fillText(text, middle, TOP + HEIGHT - 20);
}

/** Below a member's card: plus unfolds what is below, minus folds it, three dots say that it is on its way. */
function drawFoldSign(scene: Scene, { key }: Placed): void {
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
function drawFar(scene: Scene, minStep: number): void {
  const { context, layout, size, view, font } = scene;
  context.font = `600 11px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  visitVisible(layout, size, view, minStep, (placed) => drawBlock(scene, placed));
}

/** From this scale up the words of a card can be read. */
const CARDS_FROM = 0.5;
/** Blocks nearer to each other than this, in pixels, cannot be told apart. */
const MIN_STEP = 3;

function drawNear(scene: Scene): void {
  const { context, layout, size, view, ratio, tree } = scene;
  visitVisible(layout, size, view, 0, (placed) => {
    const { k } = view;
    const x = (placed.x - CARD.width / 2) * k + view.x;
    context.setTransform(ratio * k, 0, 0, ratio * k, ratio * x, ratio * (placed.y * k + view.y));
    const node = placed.seat.kind === "member" ? tree.members.get(placed.key)?.node : undefined;
    if (!node) {
      drawFreeSeat(scene, placed);
      return;
    }
    drawCard(scene, placed, node);
    drawFoldSign(scene, placed);
  });
}

/** Draws what is in sight: lines, then cards, or blocks where cards would be too small to read. */
export function drawScene(scene: Scene): void {
  const { context, size, view, ratio, colours } = scene;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, size.width, size.height);
  drawLinks(scene, MIN_STEP);
  if (view.k >= CARDS_FROM) drawNear(scene);
  else drawFar(scene, MIN_STEP);
}

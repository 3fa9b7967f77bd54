import { CARD } from "@/lib/binary-tree/layout";
import { visitVisible } from "@/lib/binary-tree/viewport";
import { drawCard } from "./draw-card";
import { drawFar } from "./draw-far";
import { drawFoldSign } from "./draw-fold-sign";
import { drawFreeSeat } from "./draw-free-seat";
import { drawLinks } from "./draw-links";
import type { Scene } from "./scene";

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

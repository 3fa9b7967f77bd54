import { CARD, firstFrom, levelsBetween, type Placed } from "@/lib/domain/binary-tree/layout";
import type { Scene } from "./scene";

function drawLink({ context, view }: Scene, placed: Placed, width: number): void {
  const { above } = placed;
  if (!above) return;
  const { k } = view;
  const [from, to] = [above.x * k + view.x, placed.x * k + view.x];
  const start = (above.y + CARD.height) * k + view.y;
  const end = placed.y * k + view.y;
  const bend = start + (end - start) * 0.62;
  // Filled edges cost a fraction of stroked lines, and stay sharp.
  context.fillRect(from - width / 2, start, width, bend - start);
  context.fillRect(Math.min(from, to) - width / 2, bend, Math.abs(to - from) + width, width);
  context.fillRect(to - width / 2, bend, width, end - bend);
}

/**
 * Lines from everybody in sight up to the seat above. One further on either side is drawn too, since a
 * line may cross the view between two cards that are outside it.
 */
export function drawLinks(scene: Scene, minStep: number): void {
  const { layout, size, view, context, colours } = scene;
  const { k } = view;
  const left = -view.x / k - CARD.width / 2;
  const right = (size.width - view.x) / k + CARD.width / 2;
  const [first, last] = levelsBetween(layout, -view.y / k, (size.height - view.y) / k);
  const width = Math.max(1, 1.5 * Math.min(1, k));
  context.fillStyle = colours.line;
  for (const row of layout.levels.slice(first, last + 2)) {
    let index = Math.max(0, firstFrom(row, left) - 1);
    for (let placed = row[index]; placed; placed = row[index]) {
      drawLink(scene, placed, width);
      if (placed.x > right) break;
      const next = row[index + 1];
      const isTight = next && (next.x - placed.x) * k < minStep;
      index = isTight ? firstFrom(row, placed.x + minStep / k) : index + 1;
    }
  }
}

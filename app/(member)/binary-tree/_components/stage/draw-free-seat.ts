import { CARD, type Placed } from "@/lib/binary-tree/layout";
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
export function drawFreeSeat(scene: Scene, placed: Placed): void {
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

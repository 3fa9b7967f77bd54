import { initialsOf } from "@/app/_ui/data/avatar";
import type { TreeNode } from "@/lib/contract/team/tree";
import { CARD, type Placed } from "@/lib/domain/binary-tree/layout";
import { countText } from "../count-text";
import { nameOf, statusOf } from "../seat-words";
import { fitText } from "./fit-text";
import type { Scene } from "./scene";

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A member's picture, or the initials on a disc until it is there. */
function drawAvatar(
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

const RADIUS = 12;
const INSET = 12;
const TEXT_START = 52;
const LEGS_TOP = 68;

function write(
  { context, font }: Scene,
  text: string,
  at: { readonly x: number; readonly y: number },
  look: { readonly font: string; readonly colour: string; readonly room: number },
): void {
  context.font = `${look.font} ${font}`;
  context.fillStyle = look.colour;
  context.fillText(fitText(context, text, look.room), at.x, at.y);
}

/** A leg's word, and below it the figure, which is never cut: one that is wider than its half is set narrower. */
function drawLeg(scene: Scene, word: string, leg: TreeNode["left"], x: number): void {
  const { context, font, colours, locale } = scene;
  const room = CARD.width / 2 - INSET - 4;
  write(scene, word, { x, y: LEGS_TOP + 12 }, { font: "500 11px", colour: colours.muted, room });
  context.font = `600 12px ${font}`;
  context.fillStyle = colours.text;
  context.fillText(leg ? countText(leg.count, locale) : "–", x, LEGS_TOP + 28, room);
}

function drawLegs(scene: Scene, node: TreeNode): void {
  const { context, colours, texts } = scene;
  context.fillStyle = colours.line;
  context.fillRect(INSET, LEGS_TOP, CARD.width - 2 * INSET, 1);
  drawLeg(scene, texts.left, node.left, INSET);
  context.textAlign = "right";
  drawLeg(scene, texts.right, node.right, CARD.width - INSET);
  context.textAlign = "left";
}

const DOT = { radius: 3, room: 11 } as const;

/** The status, which is never cut: one that is too long to stand below the name begins below the picture, set narrower if it must. */
function drawStatus({ context, font, colours, texts }: Scene, node: TreeNode): void {
  const status = statusOf(node);
  const word = texts.status[status];
  context.font = `500 12px ${font}`;
  context.fillStyle = colours[status];
  const roomFrom = (start: number) => CARD.width - start - DOT.room - INSET;
  const fits = context.measureText(word).width <= roomFrom(TEXT_START);
  const start = fits ? TEXT_START : INSET;
  const y = fits ? 53 : 57;
  context.beginPath();
  context.arc(start + DOT.radius, y, DOT.radius, 0, 2 * Math.PI);
  context.fill();
  // A line's colour is too faint to read.
  if (status === "closed") context.fillStyle = colours.muted;
  context.fillText(word, start + DOT.room, y, roomFrom(start));
}

/** A corner that says the member was invited by the one who looks. */
function drawReferral({ context, colours }: Scene): void {
  context.save();
  context.beginPath();
  context.roundRect(0, 0, CARD.width, CARD.height, RADIUS);
  context.clip();
  context.fillStyle = colours.accent;
  context.beginPath();
  context.moveTo(CARD.width - 20, 0);
  context.lineTo(CARD.width, 0);
  context.lineTo(CARD.width, 20);
  context.fill();
  context.restore();
}

/** A member's card, with its own corner at the origin of the context. */
export function drawCard(scene: Scene, { key }: Placed, node: TreeNode): void {
  const { context, colours, texts, focused, hasKeys, ownUsername } = scene;
  const isFocused = key === focused;
  context.fillStyle = colours.surface;
  context.strokeStyle = isFocused ? colours.accentText : colours.line;
  context.lineWidth = isFocused ? (hasKeys ? 3 : 2) : 1;
  context.beginPath();
  context.roundRect(0, 0, CARD.width, CARD.height, RADIUS);
  context.fill();
  if (node.isOwnReferral && node.username !== ownUsername) drawReferral(scene);
  context.beginPath();
  context.roundRect(0, 0, CARD.width, CARD.height, RADIUS);
  context.stroke();
  drawAvatar(scene, node, { x: 28, y: 30, radius: 16 });
  context.textAlign = "left";
  context.textBaseline = "middle";
  const room = CARD.width - TEXT_START - INSET;
  const name = { font: "600 14px", colour: colours.text, room };
  const plain = { font: "400 12px", colour: colours.muted, room };
  write(scene, nameOf(node, texts.unnamed), { x: TEXT_START, y: 18 }, name);
  if (node.username && node.fullName) {
    write(scene, node.fullName, { x: TEXT_START, y: 35.5 }, plain);
  }
  drawStatus(scene, node);
  drawLegs(scene, node);
}

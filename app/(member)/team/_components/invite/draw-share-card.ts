import { drawLines, drawQr, PICTURE_COLOURS, startPicture } from "./canvas-parts";

/** `wide` as links are previewed, `square` for what shows pictures. */
export const CARD_SHAPES = ["wide", "square"] as const;
export type CardShape = (typeof CARD_SHAPES)[number];

/** What a card says, in the language of the page. */
export interface ShareCard {
  readonly address: string;
  readonly product: string;
  readonly headline: string;
  readonly by: string;
  /** The code in words, such as “Code: 7K2Q-M9PX”, where there is one. */
  readonly code: string | null;
}

const LAYOUTS = {
  wide: { width: 1200, height: 630, margin: 72, qr: 380, headline: 60, text: 30 },
  square: { width: 1080, height: 1080, margin: 84, qr: 470, headline: 68, text: 34 },
} as const;

/** The mark of `icon.svg`, in its own square of 32. */
const MARK = "M2 23h4.6L11 8.6l5 9.6 5-9.6L25.4 23H30";
const MARK_SIZE = 32;
const MARK_SCALE = 2;
const MARK_COLOURS = ["#b8470a", "#f7931a", "#ffd9a8"] as const;

function drawMark(context: CanvasRenderingContext2D, left: number, top: number): void {
  context.save();
  context.translate(left, top);
  context.scale(MARK_SCALE, MARK_SCALE);
  const gradient = context.createLinearGradient(2, 0, 30, 0);
  for (const [index, colour] of MARK_COLOURS.entries()) gradient.addColorStop(index / 2, colour);
  context.strokeStyle = gradient;
  context.lineWidth = 3.4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(new Path2D(MARK));
  context.restore();
}

/**
 * The invitation as a picture, in the language and the direction of the page: mark, sentence, who invites, code, link and
 * QR code, and nothing else.
 * @throws Error when the browser cannot draw
 */
export function drawShareCard(shape: CardShape, card: ShareCard): HTMLCanvasElement {
  const { width, height, margin, qr, headline, text } = LAYOUTS[shape];
  const { canvas, context } = startPicture({ width, height });
  const isRtl = context.direction === "rtl";
  const isWide = shape === "wide";
  const start = isRtl ? width - margin : margin;
  const room = isWide ? width - 3 * margin - qr : width - 2 * margin;
  const markEdge = MARK_SIZE * MARK_SCALE;
  drawMark(context, isRtl ? start - markEdge : start, margin);
  context.textAlign = isRtl ? "right" : "left";
  const lines = (content: string, top: number, size: number, weight: number, colour: string) =>
    drawLines(context, content, { ...{ top, size, weight, colour }, x: start, width: room });
  const nameAt = isRtl ? start - markEdge - 20 : start + markEdge + 20;
  drawLines(context, card.product, {
    ...{ x: nameAt, top: margin + 14, width: room, size: 36, weight: 700 },
    colour: PICTURE_COLOURS.text,
  });
  let y = lines(card.headline, margin + markEdge + 44, headline, 700, PICTURE_COLOURS.text);
  y = lines(card.by, y + 16, text, 400, PICTURE_COLOURS.muted);
  if (card.code) y = lines(card.code, y + 12, text, 700, PICTURE_COLOURS.accent);
  drawQr(context, card.address, {
    most: qr,
    place: (edge) =>
      isWide
        ? {
            left: isRtl ? margin : width - margin - edge,
            top: Math.round((height - edge) / 2),
          }
        : {
            left: isRtl ? width - margin - edge : margin,
            top: height - margin - edge - 64,
          },
  });
  context.direction = "ltr";
  lines(
    card.address.replace(/^https?:\/\//, ""),
    height - margin - text,
    Math.round(text * 0.86),
    400,
    PICTURE_COLOURS.muted,
  );
  return canvas;
}

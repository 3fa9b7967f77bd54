import { drawLines, drawQr, PICTURE_COLOURS, savePicture, startPicture } from "./canvas-parts";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const MAX_QR_EDGE = 720;
/** Kept free below the code for who invites and the link. */
const FOOT = 230;

interface PosterTexts {
  product: string;
  headline: string;
  text: string;
  by: string;
}

/**
 * A poster of 1080 × 1350 pixels with the link as a QR code and in letters.
 * @throws Error when the browser cannot draw or save it
 */
export async function drawPoster(address: string, texts: PosterTexts): Promise<Blob> {
  const { canvas, context } = startPicture({ width: WIDTH, height: HEIGHT });
  context.textAlign = "center";
  const lines = (text: string, top: number, size: number, weight: number, colour: string) =>
    drawLines(context, text, {
      ...{ top, size, weight, colour },
      x: WIDTH / 2,
      width: WIDTH - 2 * MARGIN,
    });
  let y = lines(texts.product, MARGIN, 40, 700, PICTURE_COLOURS.accent);
  y = lines(texts.headline, y + 28, 68, 700, PICTURE_COLOURS.text);
  y = lines(texts.text, y + 12, 34, 400, PICTURE_COLOURS.muted);
  const top = y + 36;
  y =
    top +
    drawQr(context, address, {
      most: Math.min(MAX_QR_EDGE, HEIGHT - FOOT - top),
      place: (edge) => ({ left: Math.round((WIDTH - edge) / 2), top }),
    });
  y = lines(texts.by, y + 40, 34, 600, PICTURE_COLOURS.text);
  context.direction = "ltr";
  lines(address.replace(/^https?:\/\//, ""), y + 4, 30, 400, PICTURE_COLOURS.muted);
  return savePicture(canvas);
}

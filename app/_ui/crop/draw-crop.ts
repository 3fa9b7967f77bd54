import { drawnFile } from "../picture";
import { type Crop, cropSide, outputSide } from "./crop-geometry";

/** Draws the square part of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = cropSide(picture, crop);
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  const left = crop.x - side / 2;
  const top = crop.y - side / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square part as a WebP of at most 512 px, or a PNG where the browser writes no WebP. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const side = outputSide(picture, crop);
  const size = { width: side, height: side };
  const draw = (canvas: HTMLCanvasElement) => drawCrop(canvas, picture, crop);
  return drawnFile(size, draw, { type: "image/webp", quality: 0.9 });
}

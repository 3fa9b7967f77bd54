import type { PictureSize } from "./crop-geometry";

/** A picture file as pixels, upright as its EXIF says, or null when it cannot be decoded. */
export function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
}

/** A canvas as a file; null without a canvas. Where the browser cannot write the type, it is a PNG. */
export async function drawnFile(
  { width, height }: PictureSize,
  draw: (canvas: HTMLCanvasElement) => void,
  { type, quality }: { type: "image/jpeg" | "image/webp"; quality: number },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  draw(canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Safari keeps a canvas' memory until it is collected.
  Object.assign(canvas, { width: 0, height: 0 });
  return blob;
}

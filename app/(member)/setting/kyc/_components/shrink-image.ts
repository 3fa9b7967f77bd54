import { decodePicture, drawnFile } from "@/app/_ui/picture";
import { SHRINK_STEPS, sizeWithin } from "@/lib/kyc/picture-size";

/** Larger files are not decoded: a phone would run out of memory. */
const MAX_DECODED_BYTES = 100 * 1024 * 1024;

let before: Promise<unknown> = Promise.resolve();

function drawOn(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

async function drawSmaller(file: File, maxBytes: number, signal: AbortSignal): Promise<File> {
  signal.throwIfAborted();
  const bitmap = await decodePicture(file);
  if (!bitmap) return file;
  let best: Blob = file;
  try {
    for (const { maxSide, quality } of SHRINK_STEPS) {
      signal.throwIfAborted();
      const size = sizeWithin(bitmap, maxSide);
      const options = { type: "image/jpeg", quality } as const;
      const drawn = await drawnFile(size, (canvas) => drawOn(canvas, bitmap), options);
      if (drawn && drawn.size < best.size) best = drawn;
      if (best.size <= maxBytes) break;
    }
  } finally {
    bitmap.close();
  }
  return best === file ? file : new File([best], file.name, { type: best.type });
}

/**
 * A large picture as a smaller JPEG, upright and without what its EXIF tells; a small file, a PDF and what cannot
 * be decoded as they are. One picture after the other: a decoded one takes four bytes a pixel.
 *
 * @param maxBytes what is aimed at; a picture with too much in it may stay above
 * @throws DOMException AbortError when `signal` was aborted
 */
export function shrinkImage(file: File, maxBytes: number, signal: AbortSignal): Promise<File> {
  if (file.size <= maxBytes || file.size > MAX_DECODED_BYTES) return Promise.resolve(file);
  const turn = before.then(() => drawSmaller(file, maxBytes, signal));
  before = turn.catch(() => null);
  return turn;
}

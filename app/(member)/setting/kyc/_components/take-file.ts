import { decodePicture, drawnFile } from "@/app/_ui/crop/picture";
import { checkFile, isListedType } from "@/lib/contract/protocol/file-type";
import { SHRINK_STEPS, sizeWithin } from "@/lib/domain/kyc/picture-size";
import type { UploadLimits } from "@/lib/domain/kyc/upload-limits";

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
function shrinkImage(file: File, maxBytes: number, signal: AbortSignal): Promise<File> {
  if (file.size <= maxBytes || file.size > MAX_DECODED_BYTES) return Promise.resolve(file);
  const turn = before.then(() => drawSmaller(file, maxBytes, signal));
  before = turn.catch(() => null);
  return turn;
}

export type TakenFile =
  | { readonly file: File }
  | { readonly problem: "fileType" | "fileSize" | "unreadable" };

/**
 * Makes a chosen file ready to be sent: its type by its first bytes, shrunk when large, its size. What comes of it
 * after `signal` was aborted means nothing.
 */
export async function takeFile(
  chosen: File,
  { file: rule, pictureBytes }: UploadLimits,
  signal: AbortSignal,
): Promise<TakenFile> {
  try {
    if (!(await isListedType(rule, chosen))) return { problem: "fileType" };
    const file = await shrinkImage(chosen, pictureBytes, signal);
    const problem = await checkFile(rule, file);
    return problem ? { problem } : { file };
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { problem: "unreadable" };
  }
}

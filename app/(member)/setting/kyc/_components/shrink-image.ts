import { shrunkSize } from "@/lib/kyc/image-size";

/** Larger files are not decoded: a phone would run out of memory. */
const MAX_DECODED_BYTES = 100 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

function toJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}

/** A large image as a smaller JPEG; a small one, a PDF and what cannot be decoded as they are. */
export async function shrinkImage(file: File): Promise<File> {
  if (file.size > MAX_DECODED_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const size = shrunkSize(file.size, bitmap);
  const blob = size && (await toJpeg(bitmap, size.width, size.height));
  bitmap.close();
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

const MAX_SIDE_PX = 4000;
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in pixels that an image is drawn at before it is sent, or null when it goes as it is:
 * images of more than 4000 px a side or 8 MB are shrunk.
 */
export function shrunkSize(bytes: number, { width, height }: ImageSize): ImageSize | null {
  const longest = Math.max(width, height);
  if (longest <= MAX_SIDE_PX && bytes <= MAX_IMAGE_BYTES) return null;
  const scale = Math.min(1, MAX_SIDE_PX / longest);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

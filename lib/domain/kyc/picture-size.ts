interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface ShrinkStep {
  /** The longest side at most, in pixels. */
  readonly maxSide: number;
  /** Of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/**
 * How a picture is drawn until it is small enough. Sides shrink before the quality falls much: what makes
 * print illegible is the ringing of a low quality around it. At 2000 px a card that fills most of the picture
 * still has over 400 dots an inch, and a whole A4 page 170.
 */
export const SHRINK_STEPS: readonly ShrinkStep[] = [
  { maxSide: 3000, quality: 0.86 },
  { maxSide: 2600, quality: 0.84 },
  { maxSide: 2300, quality: 0.82 },
  { maxSide: 2000, quality: 0.8 },
  { maxSide: 2000, quality: 0.7 },
  { maxSide: 2000, quality: 0.55 },
];

/** The size at which a picture is drawn: its own, or smaller with the same proportions. */
export function sizeWithin({ width, height }: PictureSize, maxSide: number): PictureSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

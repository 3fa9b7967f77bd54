export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square part of a picture: its middle in pixels of the picture, and how far it is zoomed in. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** From 1, where the square spans the shorter side. */
  readonly zoom: number;
}

export const MAX_ZOOM = 4;
const MAX_OUTPUT_PX = 512;

/** The side of the square in pixels of the picture. */
export function cropSide({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function contain(picture: PictureSize, { x, y, zoom }: Crop): Crop {
  const safeZoom = within(zoom, 1, MAX_ZOOM);
  const half = cropSide(picture, { x, y, zoom: safeZoom }) / 2;
  return {
    x: within(x, half, picture.width - half),
    y: within(y, half, picture.height - half),
    zoom: safeZoom,
  };
}

/** The largest square in the middle. */
export function initialCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Pulls the picture by parts of the view's side: to the right and down when positive. */
export function movePicture(picture: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(picture, crop);
  return contain(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** Zooms around the middle of the square. */
export function zoomTo(picture: PictureSize, crop: Crop, zoom: number): Crop {
  return contain(picture, { ...crop, zoom });
}

/** The side of the cut-out picture: at most 512 px, never enlarged. */
export function outputSide(picture: PictureSize, crop: Crop): number {
  return Math.max(1, Math.min(MAX_OUTPUT_PX, Math.round(cropSide(picture, crop))));
}

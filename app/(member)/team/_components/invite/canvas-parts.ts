import { encode } from "uqr";
import { wrapText } from "./wrap-text";

const QUIET_ZONE = 4;

export const PICTURE_COLOURS = {
  ground: "#0f0d16",
  glow: "#2a1d5e",
  accent: "#f7931a",
  text: "#f6f4fb",
  muted: "#aaa5bd",
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A canvas of a size, in the direction of the page and on the product's ground.
 * @throws Error when the browser cannot draw
 */
export function startPicture({ width, height }: Size): {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a picture");
  context.direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  context.textBaseline = "top";
  context.fillStyle = PICTURE_COLOURS.ground;
  context.fillRect(0, 0, width, height);
  const edge = Math.max(width, height) * 0.8;
  const glow = context.createRadialGradient(width * 0.8, 0, 0, width * 0.8, 0, edge);
  glow.addColorStop(0, PICTURE_COLOURS.glow);
  glow.addColorStop(1, `${PICTURE_COLOURS.ground}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** Draws a QR code no wider than `most` from a corner, and gives its edge; whole pixels for each module keep it sharp. */
export function drawQr(
  context: CanvasRenderingContext2D,
  value: string,
  { most, place }: { most: number; place: (edge: number) => { left: number; top: number } },
): number {
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE });
  const module = Math.floor(most / size);
  const edge = module * size;
  const { left, top } = place(edge);
  context.fillStyle = "#fff";
  context.beginPath();
  context.roundRect(left, top, edge, edge, 28);
  context.fill();
  context.fillStyle = "#000";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(left + x * module, top + y * module, module, module);
    }
  }
  return edge;
}

interface Lines {
  /** Where they begin, or their middle where they are centred. */
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/** Draws a text in as many lines as it needs, in the page's own font, and gives where they end. */
export function drawLines(
  context: CanvasRenderingContext2D,
  text: string,
  { x, top, width, size, weight, colour }: Lines,
): number {
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.fillStyle = colour;
  const fits = (line: string) => context.measureText(line).width <= width;
  let y = top;
  for (const line of wrapText(text, fits)) {
    context.fillText(line, x, y);
    y += Math.round(size * 1.3);
  }
  return y;
}

/** @throws Error when the browser cannot save the picture */
export function savePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be saved"))),
      "image/png",
    );
  });
}

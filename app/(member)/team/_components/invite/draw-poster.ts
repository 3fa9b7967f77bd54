import { encode } from "uqr";
import { wrapText } from "./wrap-text";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const MAX_QR_EDGE = 720;
/** Kept free below the code for who invites and the link. */
const FOOT = 230;
const QUIET_ZONE = 4;
const COLOURS = {
  ground: "#0f0d16",
  glow: "#2a1d5e",
  accent: "#f7931a",
  text: "#f6f4fb",
  muted: "#aaa5bd",
};

interface PosterTexts {
  product: string;
  headline: string;
  text: string;
  by: string;
}

function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = context.createRadialGradient(WIDTH * 0.8, 0, 0, WIDTH * 0.8, 0, WIDTH);
  glow.addColorStop(0, COLOURS.glow);
  glow.addColorStop(1, `${COLOURS.ground}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Draws the code as large as there is room for, and gives where it ends. */
function drawQr(context: CanvasRenderingContext2D, value: string, top: number): number {
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE });
  // Whole pixels for each module keep the edges sharp.
  const module = Math.floor(Math.min(MAX_QR_EDGE, HEIGHT - FOOT - top) / size);
  const edge = module * size;
  const start = Math.round((WIDTH - edge) / 2);
  context.fillStyle = "#fff";
  context.beginPath();
  context.roundRect(start, top, edge, edge, 28);
  context.fill();
  context.fillStyle = "#000";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(start + x * module, top + y * module, module, module);
    }
  }
  return top + edge;
}

function drawLines(
  context: CanvasRenderingContext2D,
  text: string,
  { top, size, weight, colour }: { top: number; size: number; weight: number; colour: string },
): number {
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.fillStyle = colour;
  const fits = (line: string) => context.measureText(line).width <= WIDTH - 2 * MARGIN;
  let y = top;
  for (const line of wrapText(text, fits)) {
    context.fillText(line, WIDTH / 2, y);
    y += Math.round(size * 1.3);
  }
  return y;
}

/**
 * A poster of 1080 × 1350 pixels with the link as a QR code and in letters.
 * @throws Error when the browser cannot draw or save it
 */
export async function drawPoster(address: string, texts: PosterTexts): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a poster");
  context.direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  context.textAlign = "center";
  context.textBaseline = "top";
  drawGround(context);
  let y = drawLines(context, texts.product, {
    top: MARGIN,
    size: 40,
    weight: 700,
    colour: COLOURS.accent,
  });
  y = drawLines(context, texts.headline, {
    top: y + 28,
    size: 68,
    weight: 700,
    colour: COLOURS.text,
  });
  y = drawLines(context, texts.text, { top: y + 12, size: 34, weight: 400, colour: COLOURS.muted });
  y = drawQr(context, address, y + 36);
  y = drawLines(context, texts.by, {
    top: y + 40,
    size: 34,
    weight: 600,
    colour: COLOURS.text,
  });
  context.direction = "ltr";
  drawLines(context, address.replace(/^https?:\/\//, ""), {
    top: y + 4,
    size: 30,
    weight: 400,
    colour: COLOURS.muted,
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The poster could not be saved"))),
      "image/png",
    );
  });
}

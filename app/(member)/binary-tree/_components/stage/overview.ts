import type { Layout } from "@/lib/domain/binary-tree/layout";
import type { Viewport, ViewportSize } from "@/lib/domain/binary-tree/viewport";
import { statusOf } from "../seat-words";
import type { Scene } from "./scene";

const EDGE = 8;

interface Scales {
  readonly x: number;
  readonly y: number;
}

/* Width and height have scales of their own: a large tree is seventy times as wide as it is high. */
function scalesOf({ bounds }: Layout, { width, height }: ViewportSize): Scales {
  return {
    x: (width - 2 * EDGE) / (bounds.right - bounds.left),
    y: (height - 2 * EDGE) / (bounds.bottom - bounds.top),
  };
}

function drawMarks({ layout, tree, colours, ratio }: Scene, size: ViewportSize): HTMLCanvasElement {
  const marks = document.createElement("canvas");
  marks.width = size.width * ratio;
  marks.height = size.height * ratio;
  const context = marks.getContext("2d");
  if (!context) return marks;
  const scales = scalesOf(layout, size);
  const height = Math.max(1.5, Math.min(5, (size.height / layout.levels.length) * 0.5));
  context.scale(ratio, ratio);
  for (const level of layout.levels) {
    let last = Number.NEGATIVE_INFINITY;
    for (const { key, x, y } of level) {
      const across = EDGE + (x - layout.bounds.left) * scales.x;
      const node = tree.members.get(key)?.node;
      if (!node || across - last < 1) continue;
      last = across;
      context.fillStyle = colours[statusOf(node)];
      context.fillRect(across - 1, EDGE + y * scales.y, 2, height);
    }
  }
  return marks;
}

/* Within the canvas, so that no edge of the frame is lost. */
function clamped(value: number, edge: number): number {
  return Math.min(edge - 1, Math.max(1, value));
}

/** The whole tree in small, drawn once for each layout, with a frame around what is in sight. */
export function createOverview(canvas: HTMLCanvasElement) {
  let marks: {
    readonly of: Layout;
    readonly colours: unknown;
    readonly size: ViewportSize;
    readonly image: HTMLCanvasElement;
  } | null = null;

  /** None while the screen is too narrow for it. */
  function sizeNow(): ViewportSize {
    return { width: canvas.clientWidth, height: canvas.clientHeight };
  }

  return {
    draw(scene: Scene): void {
      const { layout, view, ratio, colours } = scene;
      const context = canvas.getContext("2d");
      const size = sizeNow();
      if (!context || size.width === 0) return;
      if (
        marks?.of !== layout ||
        marks.colours !== colours ||
        marks.size.width !== size.width ||
        marks.size.height !== size.height
      ) {
        marks = { of: layout, colours, size, image: drawMarks(scene, size) };
        canvas.width = size.width * ratio;
        canvas.height = size.height * ratio;
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(marks.image, 0, 0);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const scales = scalesOf(layout, size);
      const across = (x: number) => clamped(EDGE + (x - layout.bounds.left) * scales.x, size.width);
      const down = (y: number) => clamped(EDGE + y * scales.y, size.height);
      const [left, top] = [across(-view.x / view.k), down(-view.y / view.k)];
      const right = across((scene.size.width - view.x) / view.k);
      const bottom = down((scene.size.height - view.y) / view.k);
      context.strokeStyle = colours.accentText;
      context.lineWidth = 1.5;
      context.strokeRect(left, top, Math.max(3, right - left), Math.max(3, bottom - top));
    },
    /** The point of the tree that lies under a point of the overview. */
    pointAt(layout: Layout, x: number, y: number): Pick<Viewport, "x" | "y"> {
      const scales = scalesOf(layout, sizeNow());
      return { x: layout.bounds.left + (x - EDGE) / scales.x, y: (y - EDGE) / scales.y };
    },
  };
}

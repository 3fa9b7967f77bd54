import type { hitAt, ViewportPoint } from "@/lib/domain/binary-tree/viewport";

export type Hit = NonNullable<ReturnType<typeof hitAt>>;

interface PointerOptions {
  readonly canvas: HTMLCanvasElement;
  readonly overview: HTMLCanvasElement;
  /** What is at a point of the canvas. */
  readonly hitAt: (point: ViewportPoint) => Hit | null;
  readonly onPress: (hit: Hit) => void;
  /** A press or a drag on the overview. */
  readonly onOverview: (point: ViewportPoint) => void;
}

function pointOf(event: MouseEvent): ViewportPoint {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/**
 * What a pointer does on the drawing beside moving it: it presses cards, seats and signs, and moves the
 * view on the overview. A drag that ends is no press.
 *
 * @returns stops following
 */
export function followPointer(options: PointerOptions): () => void {
  const { canvas, overview, hitAt, onPress, onOverview } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const press = (event: MouseEvent) => {
    const hit = hitAt(pointOf(event));
    if (hit) onPress(hit);
  };
  const hover = (event: PointerEvent) => {
    if (event.buttons === 0) canvas.style.cursor = hitAt(pointOf(event)) ? "pointer" : "grab";
  };
  const moveView = (event: PointerEvent) => {
    if (event.buttons !== 0) onOverview(pointOf(event));
  };
  canvas.addEventListener("click", press, { signal });
  canvas.addEventListener("pointermove", hover, { signal });
  overview.addEventListener("pointerdown", moveView, { signal });
  overview.addEventListener("pointermove", moveView, { signal });
  return () => ending.abort();
}

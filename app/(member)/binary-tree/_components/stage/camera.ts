import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import { between, type Viewport } from "@/lib/domain/binary-tree/viewport";

const MOVE_MS = 220;
const LARGEST = 2;

const toTransform = ({ x, y, k }: Viewport) => zoomIdentity.translate(x, y).scale(k);

/**
 * Where the drawing stands, moved by wheel, pinch and drag, or by us. Our own moves take a fifth of a
 * second, or no time for whoever wants no motion; a touch of the drawing ends them.
 */
export function createCamera(canvas: HTMLCanvasElement, onMove: () => void) {
  const surface = select<HTMLCanvasElement, unknown>(canvas);
  let view: Viewport = zoomIdentity;
  let moving = 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const behaviour = zoom<HTMLCanvasElement, unknown>().on(
    "zoom",
    ({ transform, sourceEvent }: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
      if (sourceEvent) cancelAnimationFrame(moving);
      const { x, y, k }: ZoomTransform = transform;
      view = { x, y, k };
      onMove();
    },
  );
  surface.call(behaviour).on("dblclick.zoom", null);

  function set(target: Viewport): void {
    cancelAnimationFrame(moving);
    behaviour.transform(surface, toTransform(target));
  }

  return {
    get: () => view,
    set,
    /** Scales from the smallest that a drawing needs up to twice its size. */
    limit(smallest: number): void {
      behaviour.scaleExtent([Math.min(smallest, 0.5), LARGEST]);
    },
    moveTo(target: Viewport): void {
      if (still.matches) {
        set(target);
        return;
      }
      cancelAnimationFrame(moving);
      const from = view;
      let start: number | null = null;
      const step = (now: number) => {
        start ??= now;
        const passed = Math.min(1, (now - start) / MOVE_MS);
        const eased = 1 - (1 - passed) ** 3;
        behaviour.transform(surface, toTransform(between(from, target, eased)));
        if (passed < 1) moving = requestAnimationFrame(step);
      };
      moving = requestAnimationFrame(step);
    },
    /** Around the middle of the drawing. */
    zoomBy: (factor: number) => behaviour.scaleBy(surface, factor),
    stop(): void {
      cancelAnimationFrame(moving);
      surface.on(".zoom", null);
    },
  };
}

import { watchTheme } from "@/app/_ui/price-chart/chart-colours";
import type { Placed } from "@/lib/domain/binary-tree/layout";
import {
  centredOn,
  firstView,
  fitAll,
  hitAt,
  isInSight,
  keepingInPlace,
  type ViewportSize,
} from "@/lib/domain/binary-tree/viewport";
import { createCamera } from "./camera";
import { drawScene } from "./draw-scene";
import { createOverview } from "./overview";
import type { Content } from "./scene";
import { readStageColours } from "./stage-colours";
import { followPointer } from "./stage-pointer";

/**
 * Pictures by address: null until one is there, and for good when it cannot be had. They come from our
 * own origin, so that a canvas with them can still be saved.
 *
 * @param onArrival draw again
 */
function createPictures(onArrival: () => void) {
  const pictures = new Map<string, HTMLImageElement>();
  return (url: string): HTMLImageElement | null => {
    const known = pictures.get(url);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const picture = new Image();
    picture.decoding = "async";
    picture.onload = onArrival;
    picture.src = url;
    pictures.set(url, picture);
    return null;
  };
}

/** Far enough for every line and card to be seen apart, near enough for their words. */
const FOCUS_SCALE = 0.8;

interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly overview: HTMLCanvasElement;
  readonly onPress: (placed: Placed, part: "card" | "fold") => void;
}

/** The drawing of a tree on a canvas: it draws what it is shown, when that, its place or its size has changed. */
export function createStage({ canvas, overview, onPress }: StageOptions) {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser draws on no canvas");
  let content: Content | null = null;
  let size: ViewportSize = { width: canvas.clientWidth, height: canvas.clientHeight };
  let colours = readStageColours(document.body);
  let frame = 0;
  let isDrawn = false;
  const font = getComputedStyle(document.body).fontFamily;
  const pictureOf = createPictures(schedule);
  const camera = createCamera(canvas, schedule);
  const small = createOverview(overview);

  function draw(): void {
    frame = 0;
    if (!content || !context || size.width === 0) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const scene = {
      ...content,
      context,
      size,
      view: camera.get(),
      ratio,
      colours,
      font,
      pictureOf,
    };
    drawScene(scene);
    small.draw(scene);
    // The bench reads when the first picture stood.
    if (!isDrawn) performance.mark("tree drawn");
    isDrawn = true;
  }

  function schedule(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function start(): void {
    if (!content || size.width === 0) return;
    camera.limit(fitAll(content.layout, size).k * 0.8);
    camera.set(firstView(content.layout, size, content.extent));
  }

  const resizing = new ResizeObserver(() => {
    const wasEmpty = size.width === 0;
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    if (wasEmpty) start();
    schedule();
  });
  resizing.observe(canvas);
  const endTheme = watchTheme(() => {
    colours = readStageColours(document.body);
    schedule();
  });
  const endPointer = followPointer({
    canvas,
    overview,
    hitAt: (point) => content && hitAt(content.layout, camera.get(), point),
    onPress: ({ placed, part }) => onPress(placed, part),
    onOverview: ({ x, y }) => {
      if (!content) return;
      camera.set(centredOn(small.pointAt(content.layout, x, y), size, camera.get().k));
    },
  });

  /** Brings something into sight unless it is there. */
  function bringIn(key: string): void {
    const placed = content?.layout.byKey.get(key);
    const view = camera.get();
    if (!placed || (view.k >= FOCUS_SCALE / 2 && isInSight(placed, size, view))) return;
    camera.moveTo(centredOn(placed, size, Math.max(view.k, FOCUS_SCALE)));
  }

  return {
    /** Shows a new state; what was focused stays where it stood, unless another extent was asked for. */
    show(next: Content): void {
      const before = content;
      content = next;
      if (!before || !isDrawn) {
        start();
        schedule();
        return;
      }
      if (before.layout !== next.layout) {
        camera.limit(fitAll(next.layout, size).k * 0.8);
        const anchor = next.layout.byKey.has(before.focused) ? before.focused : next.focused;
        const [was, is] = [before.layout.byKey.get(anchor), next.layout.byKey.get(anchor)];
        if (was && is) camera.set(keepingInPlace(camera.get(), was, is));
      }
      if (before.extent !== next.extent) {
        camera.moveTo(firstView(next.layout, size, next.extent));
      } else if (before.focused !== next.focused) bringIn(next.focused);
      schedule();
    },
    zoomBy: camera.zoomBy,
    fit(): void {
      if (content) camera.moveTo(fitAll(content.layout, size));
    },
    /** Moves the view by a share of its size; to the right shows what is further right. */
    pan(across: number, down: number): void {
      const { x, y, k } = camera.get();
      camera.moveTo({ k, x: x - across * size.width, y: y - down * size.height });
    },
    /** The present picture, or null when the browser makes none. */
    picture: () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png")),
    stop(): void {
      cancelAnimationFrame(frame);
      camera.stop();
      resizing.disconnect();
      endTheme();
      endPointer();
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

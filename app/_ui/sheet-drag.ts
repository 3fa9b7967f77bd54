import { DISMISS_PX_PER_SECOND, type DragPoint, releaseVelocity } from "./release-velocity";

/** Something between the finger and the sheet that still scrolls up, or wants the finger for itself. */
function keepsTheFinger(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== sheet) {
    if (element.matches("[data-sheet-head]")) return false;
    const isOwn = element.matches("input[type=range], .touch-none, select, textarea");
    if (isOwn || element.scrollTop > 0) return true;
    element = element.parentElement;
  }
  return sheet.scrollTop > 0;
}

/**
 * Lets a finger drag a sheet down: let go faster than 300 px/s it leaves, slower it goes back (R2.13). It
 * drags by its head (`data-sheet-head`), and by its content once that is scrolled to the top. From 1200 px up there are no
 * sheets and nothing drags. The distance stands in `--sheet-drag`.
 *
 * @returns stops listening
 */
export function attachSheetDrag(element: HTMLElement, onDismiss: () => void): () => void {
  let points: DragPoint[] = [];
  let start: Touch | null = null;
  const show = (distance: number) =>
    element.style.setProperty("--sheet-drag", `${Math.max(0, distance)}px`);

  const onStart = (event: TouchEvent) => {
    const isSheet = !window.matchMedia("(width >= 75rem)").matches;
    const isFree = isSheet && event.touches.length === 1 && !keepsTheFinger(event.target, element);
    start = (isFree && event.touches[0]) || null;
    points = start ? [{ y: start.clientY, at: event.timeStamp }] : [];
  };
  const onMove = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (!start || !finger) return;
    const distance = finger.clientY - start.clientY;
    const isSideways = Math.abs(finger.clientX - start.clientX) > Math.abs(distance);
    if (points.length === 1 && (distance < 0 || isSideways)) {
      start = null;
      return;
    }
    event.preventDefault();
    element.dataset.dragging = "";
    points.push({ y: finger.clientY, at: event.timeStamp });
    show(distance);
  };
  const onEnd = (event: TouchEvent) => {
    if (!start) return;
    start = null;
    delete element.dataset.dragging;
    const isThrown = releaseVelocity(points, event.timeStamp) > DISMISS_PX_PER_SECOND;
    if (event.type === "touchend" && isThrown) onDismiss();
    else show(0);
  };

  element.addEventListener("touchstart", onStart, { passive: true });
  element.addEventListener("touchmove", onMove, { passive: false });
  element.addEventListener("touchend", onEnd);
  element.addEventListener("touchcancel", onEnd);
  return () => {
    element.removeEventListener("touchstart", onStart);
    element.removeEventListener("touchmove", onMove);
    element.removeEventListener("touchend", onEnd);
    element.removeEventListener("touchcancel", onEnd);
    element.style.removeProperty("--sheet-drag");
  };
}

import { acceptedWrites } from "@/lib/bff/client/client";

/** A pointer that passes over a menu rests on no entry for so long. */
const DWELL_MS = 80;

const LINKS = "a[data-ahead]";

/** A finger that moves on to scroll has mostly begun to within it. */
const FINGER_MS = 60;
/** For so long the router shows what was read ahead without asking (`staleTimes`). */
const KEPT_MS = 30_000;

interface Intent {
  /** Reads a page whole, before it is asked for. */
  readAhead: (path: string) => void;
  /** Forgets what was read before a write, since it would be shown as it was. */
  forget: () => void;
  /** Asks for the page whose link is being pressed. */
  begin: (path: string) => void;
  /** Nothing comes of the press. */
  drop: () => void;
}

/**
 * Reads the page behind a link of ours once the pointer rests on it, or the keyboard, so that a press
 * finds it there, and asks for any other one when the press begins. Whoever presses nothing costs one page at most: until
 * the next page, only the first is read ahead.
 *
 * @returns stops it
 */
export function readOnIntent({ readAhead, forget, begin, drop }: Intent): () => void {
  const readAt = new Map<string, number>();
  let timer: number | undefined;
  let finger: number | undefined;
  let at: Element | null = null;
  let readOn: string | null = null;
  let hasRead = false;
  let writes = acceptedWrites();
  let writesAtPress = writes;

  const intend = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link === at) return;
    at = link;
    window.clearTimeout(timer);
    if (!link) return;
    timer = window.setTimeout(() => {
      const { pathname: here } = window.location;
      if (readOn === here || link.pathname === here) return;
      readOn = here;
      if (!hasRead) writes = acceptedWrites();
      hasRead = true;
      const path = link.pathname + link.search;
      readAt.set(path, performance.now());
      readAhead(path);
    }, DWELL_MS);
  };
  const onPointer = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "mouse") intend(target);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) intend(target);
  };
  // What is being pressed is about to be asked for anyway.
  const onDown = () => window.clearTimeout(timer);
  const onPointerDown = (event: PointerEvent) => {
    onDown();
    window.clearTimeout(finger);
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || link.target || link.hash || link.pathname === window.location.pathname) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const path = link.pathname + link.search;
    if (performance.now() - (readAt.get(path) ?? -Infinity) <= KEPT_MS) return;
    const ask = () => {
      writesAtPress = acceptedWrites();
      begin(path);
    };
    if (event.pointerType === "mouse") ask();
    else finger = window.setTimeout(ask, FINGER_MS);
  };
  const onPointerUp = () => window.clearTimeout(finger);
  const onPointerCancel = () => {
    window.clearTimeout(finger);
    drop();
  };
  const onClick = ({ target }: MouseEvent) => {
    const isFollowed = target instanceof Element && target.closest("a") !== null;
    if (!isFollowed) return;
    // A page from before a write would show what was.
    if (writesAtPress !== acceptedWrites()) drop();
    readOn = null;
    if (!hasRead || writes === acceptedWrites()) return;
    hasRead = false;
    readAt.clear();
    forget();
  };
  // It may rest on a link since before this was heard.
  if (window.matchMedia("(hover: hover)").matches) intend(document.querySelector(`${LINKS}:hover`));
  document.addEventListener("pointerover", onPointer);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("pointerup", onPointerUp);
  document.addEventListener("pointercancel", onPointerCancel);
  document.addEventListener("keydown", onDown);
  // Before the router hears it.
  window.addEventListener("click", onClick, true);
  return () => {
    window.clearTimeout(timer);
    window.clearTimeout(finger);
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("pointerup", onPointerUp);
    document.removeEventListener("pointercancel", onPointerCancel);
    document.removeEventListener("keydown", onDown);
    window.removeEventListener("click", onClick, true);
  };
}

import { acceptedWrites } from "@/lib/bff/client/client";

/** A pointer that passes over a menu rests on no entry for so long. */
const DWELL_MS = 80;

const LINKS = "a[data-ahead]";

interface Intent {
  /** Reads a page whole, before it is asked for. */
  readAhead: (path: string) => void;
  /** Forgets what was read before a write, since it would be shown as it was. */
  forget: () => void;
}

/**
 * Reads the page behind a link of ours once the pointer rests on it, or the keyboard, so that a press
 * finds it there. Whoever presses nothing costs one page at most: until the next page, only the first is read ahead.
 *
 * @returns stops it
 */
export function readOnIntent({ readAhead, forget }: Intent): () => void {
  let timer: number | undefined;
  let at: Element | null = null;
  let readOn: string | null = null;
  let hasRead = false;
  let writes = acceptedWrites();

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
      readAhead(link.pathname + link.search);
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
  const onClick = ({ target }: MouseEvent) => {
    const isFollowed = target instanceof Element && target.closest("a") !== null;
    if (!isFollowed) return;
    readOn = null;
    if (!hasRead || writes === acceptedWrites()) return;
    hasRead = false;
    forget();
  };
  // It may rest on a link since before this was heard.
  if (window.matchMedia("(hover: hover)").matches) intend(document.querySelector(`${LINKS}:hover`));
  document.addEventListener("pointerover", onPointer);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("keydown", onDown);
  // Before the router hears it.
  window.addEventListener("click", onClick, true);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("pointerdown", onDown);
    document.removeEventListener("keydown", onDown);
    window.removeEventListener("click", onClick, true);
  };
}

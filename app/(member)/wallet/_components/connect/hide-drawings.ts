/** The library calls the icons beside its words images, but gives them no name. */
const NAMELESS = "[role=img]:not([aria-label])";

/**
 * Keeps drawings without a name out of what is read, now and as they come (WCAG 1.1.1).
 * @returns stops it
 */
export function hideDrawings(surface: HTMLElement): () => void {
  const hide = () => {
    for (const drawing of surface.querySelectorAll(NAMELESS)) {
      drawing.setAttribute("role", "presentation");
    }
  };
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(surface, { childList: true, subtree: true });
  return () => observer.disconnect();
}

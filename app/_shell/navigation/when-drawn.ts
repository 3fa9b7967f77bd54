import { MAIN_ID } from "@/app/_shell/frame/skip-link";

/**
 * Calls back once the page's content has anything in it; a page that is still empty is not there yet.
 * @returns stops waiting
 */
export function whenDrawn(act: () => void): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main || main.firstElementChild) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!main.firstElementChild) return;
    observer.disconnect();
    act();
  });
  observer.observe(main, { childList: true });
  return () => observer.disconnect();
}

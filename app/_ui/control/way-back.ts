const HOLDERS = "[role=dialog], form, section, main";

/** An element and what holds it, nearest first; asked while it is there, since nothing holds what was taken away. */
export function wayBack(from: Element | null): readonly Element[] {
  const way: Element[] = [];
  for (let at = from; at && at !== document.body; at = at.parentElement?.closest(HOLDERS) ?? null)
    way.push(at);
  return way;
}

/** Gives the focus to the first that can have it: what is gone, disabled or hidden cannot. */
export function goBack(way: readonly Element[]): void {
  for (const one of way) {
    if (!(one instanceof HTMLElement)) continue;
    const isHolder = one.matches(`${HOLDERS}, h2`);
    if (isHolder && !one.hasAttribute("tabindex")) one.tabIndex = -1;
    one.focus({ preventScroll: isHolder });
    if (document.activeElement === one) return;
  }
}

/** The link within the application that a click follows in this tab, or null. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  return link.origin === window.location.origin ? link : null;
}

/**
 * Where a click leads when it leaves this page within the application, or null. A link that opens over
 * its page carries `data-opens-over`.
 */
export function leavingAddress(event: MouseEvent): string | null {
  const link = followedLink(event);
  if (!link || link.dataset.opensOver !== undefined) return null;
  if (link.pathname === window.location.pathname) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

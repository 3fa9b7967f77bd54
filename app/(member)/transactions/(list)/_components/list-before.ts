let isOpened = false;

/** Remembers that the entry of the history before the drawer's is the list. */
export function markOpened(): void {
  isOpened = true;
}

/**
 * Whether leaving the drawer is a step back. Browsers without the Navigation API know it once after
 * {@link markOpened}; others also after a reload and when the drawer was come back to.
 */
export function isListBefore(listPath: string): boolean {
  const was = isOpened;
  isOpened = false;
  const { navigation, location } = window;
  if (!navigation?.currentEntry) return was;
  const before = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  if (!before) return false;
  const list = new URL(listPath, location.href);
  // A list whose address says more than it understands was opened from all the same.
  return before === list.href || (was && new URL(before).pathname === list.pathname);
}

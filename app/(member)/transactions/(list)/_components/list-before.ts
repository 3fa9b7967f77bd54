interface HistoryEntries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

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
  const { navigation } = window as { navigation?: HistoryEntries };
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1]?.url;
  return was || before === new URL(listPath, window.location.href).href;
}

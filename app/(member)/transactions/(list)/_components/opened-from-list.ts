let isOpened = false;

/** Remembers that the entry of the history before the drawer's is the list. */
export function markOpened(): void {
  isOpened = true;
}

/** True once after {@link markOpened}: then leaving the drawer is a step back. */
export function takeOpened(): boolean {
  const was = isOpened;
  isOpened = false;
  return was;
}

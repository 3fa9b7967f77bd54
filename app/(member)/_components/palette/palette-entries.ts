/** What the palette offers: a way to a page, or something that is done at once. */
export interface PaletteEntry {
  /** The same in every language, so that a choice can be remembered. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Where it leads; without it `act` is what it does. */
  readonly href?: string;
  readonly act?: () => void;
  /** Beside the label, in less prominence. */
  readonly note?: string;
}

/** In the order in which they stand. */
export const PALETTE_GROUPS = [
  "recent",
  "transactions",
  "pages",
  "actions",
  "tokens",
  "settings",
  "members",
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Letters as they are compared: without case and marks. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** 3 where a label begins with the text, 2 where a word of it does, 1 where it holds it, 0 where it does not. */
function closeness(label: string, text: string): number {
  const at = plain(label).indexOf(text);
  if (at <= 0) return at === 0 ? 3 : 0;
  return /[\p{L}\p{N}]/u.test(plain(label)[at - 1] ?? "") ? 1 : 2;
}

/** The entries whose label holds what was typed, the nearest first; all of them while nothing is. */
export function searchEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const text = plain(typed.trim());
  if (text === "") return entries;
  return entries
    .map((entry) => ({ entry, near: closeness(entry.label, text) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .map(({ entry }) => entry);
}

/** The number of a transaction that was typed, `#` allowed before it; null for anything else. */
export function typedTransaction(typed: string): string | null {
  return /^#?(\d{1,18})$/.exec(typed.trim())?.[1] ?? null;
}

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

/** Letters as they are compared: without case, marks, width and what says where a line may break. */
function plain(text: string): string {
  const letters = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  // A stroke is no mark.
  return letters.replaceAll("đ", "d").replaceAll("ł", "l");
}

/** 3 where a name begins with a typed word, 2 where a word of it does, 1 where it holds it, 0 where it does not. */
function closeness(name: string, word: string): number {
  const at = name.indexOf(word);
  if (at <= 0) return at === 0 ? 3 : 0;
  return /[\p{L}\p{N}]/u.test(name[at - 1] ?? "") ? 1 : 2;
}

/** How near an entry is to all the words that were typed, in any order; 0 where it lacks one. */
function nearness({ label, note = "" }: PaletteEntry, words: readonly string[]): number {
  const name = plain(`${label} ${note}`);
  const each = words.map((word) => closeness(name, word));
  return each.includes(0) ? 0 : each.reduce((sum, near) => sum + near, 0);
}

/** The entries that hold each word that was typed, the nearest first; all of them while nothing is. */
export function searchEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, near: nearness(entry, words) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .map(({ entry }) => entry);
}

/** The number of a transaction that was typed, `#` allowed before it; null for anything else. */
export function typedTransaction(typed: string): string | null {
  return /^#?(\d{1,18})$/.exec(typed.trim())?.[1] ?? null;
}

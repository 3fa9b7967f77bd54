/** Columns that stay readable side by side. */
export const MAX_COMPARED = 3;

/**
 * The products to compare as the address names them: known ones, each once, three at most.
 * @param text ids with commas between them
 */
export function parseCompared(text: string | undefined, known: readonly string[]): string[] {
  const asked = new Set(text?.split(",") ?? []);
  return [...asked].filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}

/** The list with a product added at its end, or taken out of it; null when it is full. */
export function toggleCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : null;
}

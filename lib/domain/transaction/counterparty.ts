const MASK = "•••";

/** True for what only a chain uses as a name: long, and letters and digits only. */
export function isAddress(name: string): boolean {
  return /^[A-Za-z0-9]{24,}$/.test(name);
}

/**
 * A member on the other side of a transaction, recognisable and no more: the first and the last
 * letter. What the service has masked already stays.
 */
export function maskName(name: string): string {
  if (/[*•…]/.test(name)) return name;
  const letters = Array.from(name);
  const last = letters.length < 3 ? "" : letters.at(-1);
  return `${letters[0] ?? ""}${MASK}${last}`;
}

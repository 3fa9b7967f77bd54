/** A length of a drawing to a hundredth: what is finer nobody sees, and the page would carry its digits. */
export function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A share of a whole as a length of a style. */
export function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}

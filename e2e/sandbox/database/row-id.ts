/** The row id that a caller's text names, or −1, which no row has. */
export function rowId(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : -1;
}

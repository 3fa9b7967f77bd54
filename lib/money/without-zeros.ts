/** A plain decimal without the zeros behind its point that say nothing: `60.000` is `60`. */
export function withoutZeros(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}

function decimalOf(bps: number, places: number): string {
  const digits = String(Math.abs(bps)).padStart(places + 1, "0");
  const decimal = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, "");
  return bps < 0 ? `-${decimal}` : decimal;
}

/** A whole number of basis points in percent, as a plain decimal: `30` is `0.3`. */
export function bpsAsPercent(bps: number): string {
  return decimalOf(bps, 2);
}

/** A whole number of basis points as a factor: `800` is `0.08`. */
export function bpsAsFactor(bps: number): string {
  return decimalOf(bps, 4);
}

function decimalOf(bps: number, places: number): string {
  const [whole = "", part = ""] = String(Math.abs(bps)).split(".");
  const digits = whole.padStart(places + 1, "0");
  const decimal = `${digits.slice(0, -places)}.${digits.slice(-places)}${part}`;
  return (bps < 0 ? "-" : "") + decimal.replace(/\.?0+$/, "");
}

/** Basis points in percent, as a plain decimal: `30` is `0.3`. */
export function bpsAsPercent(bps: number): string {
  return decimalOf(bps, 2);
}

/** Basis points as a factor: `800` is `0.08`. */
export function bpsAsFactor(bps: number): string {
  return decimalOf(bps, 4);
}

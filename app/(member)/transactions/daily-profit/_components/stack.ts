import { fromUnits, toUnits } from "@/lib/money/decimal";

/** A piece of a bar, in percent of the drawing's height from its top. */
export interface StackPiece {
  readonly key: string;
  readonly top: number;
  readonly height: number;
}

type Part = readonly [key: string, value: string];

const STEPS = 100_000n;

function percent(units: bigint, span: bigint): number {
  return Number((units * STEPS) / span) / (Number(STEPS) / 100);
}

/**
 * Bars of several parts between the highest and the lowest bar, zero always included: gains stand on
 * the zero line, losses hang below it. Only the heights are rounded; no figure is made from them.
 */
export function stackBars(bars: readonly (readonly Part[])[]): {
  readonly zero: number;
  /** What the top of the drawing stands for. */
  readonly highest: string;
  readonly bars: readonly (readonly StackPiece[])[];
} {
  const units = bars.map((parts) => parts.map(([key, value]) => [key, toUnits(value)] as const));
  const sum = (parts: readonly (readonly [string, bigint])[], isGain: boolean) =>
    parts.reduce((total, [, value]) => (value > 0n === isGain ? total + value : total), 0n);
  const highest = units.reduce(
    (top, parts) => (sum(parts, true) > top ? sum(parts, true) : top),
    0n,
  );
  const lowest = units.reduce(
    (low, parts) => (sum(parts, false) < low ? sum(parts, false) : low),
    0n,
  );
  const span = highest - lowest || 1n;
  const zero = highest === 0n && lowest === 0n ? 100 : percent(highest, span);
  return {
    zero,
    highest: fromUnits(highest),
    bars: units.map((parts) => {
      let above = 0n;
      let below = 0n;
      return parts
        .filter(([, value]) => value !== 0n)
        .map(([key, value]) => {
          if (value > 0n) {
            above += value;
            return { key, top: zero - percent(above, span), height: percent(value, span) };
          }
          const top = zero + percent(-below, span);
          below += value;
          return { key, top, height: percent(-value, span) };
        });
    }),
  };
}

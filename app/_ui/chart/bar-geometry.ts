/** The box of one bar, in percent of the drawing; `isNegative` ones hang below the zero line. */
export interface BarBox {
  readonly top: number;
  readonly height: number;
  readonly isNegative: boolean;
}

/**
 * Where bars stand between the highest and the lowest value, zero always included. Values are plain
 * decimal strings and are turned into numbers for drawing only.
 */
export function barBoxes(values: readonly string[]): { zero: number; boxes: readonly BarBox[] } {
  const numbers = values.map(Number).map((value) => (Number.isFinite(value) ? value : 0));
  const highest = Math.max(0, ...numbers);
  const lowest = Math.min(0, ...numbers);
  const span = highest - lowest || 1;
  const zero = (highest / span) * 100;
  const boxes = numbers.map((value) => {
    const height = (Math.abs(value) / span) * 100;
    return { top: value < 0 ? zero : zero - height, height, isNegative: value < 0 };
  });
  return { zero: highest === 0 && lowest === 0 ? 100 : zero, boxes };
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Three ticks at equal distances, and the decimals that their labels need. Numbers are for drawing only. */
export interface Scale {
  readonly ticks: readonly [number, number, number];
  readonly digits: number;
}

/** The smallest round number that is not below a size. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = STEPS.find((step) => step * power >= size * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function decimalsOf(step: number): number {
  const power = Math.floor(Math.log10(step));
  const first = step / 10 ** power;
  return Math.max(0, -power + (Number.isInteger(Number(first.toFixed(6))) ? 0 : 1));
}

function scaleFrom(low: number, step: number): Scale {
  return { ticks: [low, low + step, low + 2 * step], digits: decimalsOf(step) };
}

/** The scale of a line: from a round number below its lowest value to one above its highest. */
export function lineScale(values: readonly number[]): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = highest - lowest || Math.abs(highest) || 1;
  let step = roundUp(span / 2);
  // A low that is rounded down may leave the highest value above the third tick.
  for (let tries = 0; tries < STEPS.length; tries += 1) {
    const low = Math.floor(lowest / step + 1e-9) * step;
    if (low + 2 * step >= highest - step * 1e-9) return scaleFrom(low, step);
    step = roundUp(step * 1.01);
  }
  return scaleFrom(Math.floor(lowest / step) * step, step);
}

/** The scale of bars: zero is its middle where any hangs below, else its bottom. */
export function barScale(highest: number, lowest: number): Scale {
  if (lowest < 0) {
    const step = roundUp(Math.max(highest, -lowest));
    return scaleFrom(-step, step);
  }
  return scaleFrom(0, roundUp((highest || 1) / 2));
}

/** Where a value stands, in percent from the top of the drawing. */
export function heightOf(value: number, { ticks: [low, , high] }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}

/** As fine as labels stay round: a step that is too large is room that the drawing lacks. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

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

/** The decimals that a value needs which is round to the half of a power of ten, or to its tenth for a step. */
function decimalsOf(value: number, power: number): number {
  const places = Math.max(0, -Math.floor(Math.log10(power)));
  const parts = value / power;
  return Math.abs(parts - Math.round(parts)) < 1e-6 ? places : Math.max(0, 1 - Math.log10(power));
}

const powerOf = (step: number) => 10 ** Math.floor(Math.log10(step) + 1e-9);

function scaleFrom(low: number, step: number): Scale {
  const power = powerOf(step);
  const digits = Math.max(decimalsOf(step, power), decimalsOf(low, power));
  return { ticks: [low, low + step, low + 2 * step], digits: Math.round(digits) };
}

function levelScale(value: number): Scale {
  const step = roundUp(Math.abs(value) / 2);
  const unit = powerOf(step) / 2;
  return scaleFrom(Math.floor(value / unit + 1e-9) * unit - step, step);
}

/** The scale of a line: from a round number below its lowest value to one above its highest; one that stays level runs through the middle. */
export function lineScale(values: readonly number[]): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  if (lowest === highest && highest !== 0) return levelScale(highest);
  const span = highest - lowest || Math.abs(highest) || 1;
  const lowFor = (step: number) => {
    const unit = powerOf(step) / 2;
    return Math.floor(lowest / unit + 1e-9) * unit;
  };
  let step = roundUp(span / 2);
  // A low that is rounded down may leave the highest value above the third tick.
  for (let tries = 0; tries < STEPS.length; tries += 1) {
    const low = lowFor(step);
    if (low + 2 * step >= highest - step * 1e-9) return scaleFrom(low, step);
    step = roundUp(step * 1.01);
  }
  return scaleFrom(lowFor(step), step);
}

/** The scale of bars: zero is its middle where any hangs below, else its bottom; that of a count has no parts of one. */
export function barScale(highest: number, lowest: number, isCount = false): Scale {
  const stepFor = (size: number) => (isCount ? Math.ceil(roundUp(size)) : roundUp(size));
  if (lowest < 0) {
    const step = stepFor(Math.max(highest, -lowest));
    return scaleFrom(-step, step);
  }
  return scaleFrom(0, stepFor((highest || 1) / 2));
}

/** A percentage as fine as a drawing needs it: what is drawn travels twice with its page. */
export function drawnPercent(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where a value stands, in percent from the top of the drawing. */
export function heightOf(value: number, { ticks: [low, , high] }: Scale): number {
  return drawnPercent(((high - value) / (high - low)) * 100);
}

/**
 * What a reader points at: its place from the left and, unless it is a bar, which is marked as a whole, from the top of
 * the plot, in percent; the value, and what it is of, such as the day. No names, since a chart sends dozens.
 */
export type ChartMark = readonly [x: number, y: number | null, text: string, label: string];

/** Which of so many are labelled, evenly taken from the first to the last. */
export function tickPlaces(length: number, most: number): number[] {
  const count = Math.min(most, length);
  const step = (length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}

/**
 * At most so many labels below an axis, evenly taken from the first to the last. One that says what the one before it
 * says is empty: it keeps its place, since the others stand by it.
 */
export function axisTicks(labels: readonly string[], most: number): string[] {
  const picked = tickPlaces(labels.length, most).map((place) => labels[place] ?? "");
  return picked.map((label, index) => (label === picked[index - 1] ? "" : label));
}

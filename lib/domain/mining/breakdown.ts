import type { MiningRate } from "../../contract/mining.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

/** Decimals of an mBTC rate: a streak adds so little in an hour that six would show nothing. */
export const RATE_DECIMALS = 9;
const CUT = 10n ** BigInt(18 - RATE_DECIMALS);

/** Earned by power itself; what is neither this nor known counts as a bonus. */
const BASE_CODES: ReadonlySet<string> = new Set(["machines", "game"]);

/** An amount in mBTC an hour: exact, and as it is shown with {@link RATE_DECIMALS} decimals. */
export interface RateFigure {
  readonly exact: string;
  readonly shown: string;
}

export interface RateRow extends RateFigure {
  readonly code: string;
  readonly label: string | null;
  /** Power in TH. */
  readonly th: string | null;
  readonly percent: string | null;
}

/** `base` and `bonuses` add up to `gross`; less `fee` that is `net`, in what is exact and in what is shown. */
export interface RateBreakdown {
  readonly power: readonly RateRow[];
  readonly base: RateFigure;
  readonly bonuses: readonly RateRow[];
  readonly gross: RateFigure;
  readonly fee: RateFigure;
  readonly net: RateFigure;
}

function cut(units: bigint): bigint {
  return units - (units % CUT);
}

/** A figure as the step from one total to the next: steps between cut totals add up to the last one. */
function step(from: bigint, to: bigint): RateFigure {
  return { exact: fromUnits(to - from), shown: fromUnits(cut(to) - cut(from)) };
}

type Component = MiningRate["components"][number];

/**
 * A rate as rows that add up. Each row is shown as the difference between two totals that are cut at
 * the last decimal, so that no sum is off; a row then is at most one unit of that decimal off. What the
 * service's net has beyond its own rows stands in a row `other`.
 */
export function rateBreakdown({ components, fee, net }: MiningRate): RateBreakdown {
  const whole = toUnits(net) + toUnits(fee);
  const named = components.reduce((all, { perHour }) => all + toUnits(perHour), 0n);
  const rest: Component[] =
    named === whole ? [] : [{ code: "other", perHour: fromUnits(whole - named) }];
  const ofBase = (isBase: boolean) =>
    [...components, ...rest].filter(({ code }) => BASE_CODES.has(code) === isBase);
  let total = 0n;
  const toRow = (component: Component): RateRow => {
    const from = total;
    total += toUnits(component.perHour);
    return {
      ...step(from, total),
      code: component.code,
      label: component.label ?? null,
      th: component.thPerS ?? null,
      percent: component.percent ?? null,
    };
  };
  const power = ofBase(true).map(toRow);
  const base = step(0n, total);
  const bonuses = ofBase(false).map(toRow);
  return {
    power,
    base,
    bonuses,
    gross: step(0n, whole),
    fee: step(toUnits(net), whole),
    net: step(0n, toUnits(net)),
  };
}

/** True when the rate has no power behind it: nothing could be mined. */
export function hasNoPower({ components }: MiningRate): boolean {
  return components.every(({ perHour, thPerS }) => !/[1-9]/.test(`${perHour}${thPerS ?? ""}`));
}

import type { MiningRate } from "../../contract/mining.ts";
import { fromUnits, toUnits } from "../../money/units.ts";
import { roundToKnown } from "./estimate.ts";

/** Decimals of an mBTC rate by the day: those that the token is shown with. */
export const RATE_DECIMALS = 6;
const HOURS_OF_DAY = 24n;
const CUT = 10n ** BigInt(18 - RATE_DECIMALS);

/** Earned by power itself; what is neither this nor known counts as a bonus. */
const BASE_CODES: ReadonlySet<string> = new Set(["machines", "game"]);

/** An amount in mBTC a day: exact, and as it is shown with {@link RATE_DECIMALS} decimals. */
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

/** Of a day, in units of the last decimal. */
function ofDay(perHour: string): bigint {
  return HOURS_OF_DAY * toUnits(perHour);
}

function cut(units: bigint): bigint {
  return units - (units % CUT);
}

/** A figure as the step from one total to the next: steps between rounded, cut totals add up to the last one. */
function step(from: bigint, to: bigint): RateFigure {
  const [before, after] = [roundToKnown(from), roundToKnown(to)];
  return { exact: fromUnits(after - before), shown: fromUnits(cut(after) - cut(before)) };
}

type Component = MiningRate["components"][number];

/**
 * A rate, which the service gives by the hour, as rows by the day that add up. Each row is shown as the difference between two totals that are cut at
 * the last decimal, so that no sum is off; a row then is at most one unit of that decimal off. What the
 * service's net has beyond its own rows stands in a row `other`.
 */
export function rateBreakdown({ components, fee, net }: MiningRate): RateBreakdown {
  const wholePerHour = toUnits(net) + toUnits(fee);
  const whole = HOURS_OF_DAY * wholePerHour;
  const named = components.reduce((all, { perHour }) => all + toUnits(perHour), 0n);
  const rest: Component[] =
    named === wholePerHour ? [] : [{ code: "other", perHour: fromUnits(wholePerHour - named) }];
  const ofBase = (isBase: boolean) =>
    [...components, ...rest].filter(({ code }) => BASE_CODES.has(code) === isBase);
  let total = 0n;
  const toRow = (component: Component): RateRow => {
    const from = total;
    total += ofDay(component.perHour);
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
    fee: step(ofDay(net), whole),
    net: step(0n, ofDay(net)),
  };
}

/** True when the rate has no power behind it: nothing could be mined. */
export function hasNoPower({ components }: MiningRate): boolean {
  return components.every(({ perHour, thPerS }) => !/[1-9]/.test(`${perHour}${thPerS ?? ""}`));
}

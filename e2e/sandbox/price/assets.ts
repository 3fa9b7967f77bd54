import { UNITS_PER_ONE } from "../../../lib/money/units.ts";

/** Prices are kept in integers of 10⁻⁶ USDT, which a double holds exactly. */
const MICROS_PER_USDT = 1_000_000;
export const UNITS_PER_MICRO = 10n ** 12n;

/** The codes that walk at random; every other price derives from them (R11.7). */
export const WALKING_CODES = ["BTC", "MERLIN"] as const;
export type WalkingCode = (typeof WALKING_CODES)[number];

interface WalkingAsset {
  readonly startMicros: number;
  /** Prices are rounded to this step: a cent for BTC, so that its thousandths stay exact. */
  readonly stepMicros: number;
  /** Standard deviation of the logarithm over one day. */
  readonly dailyVolatility: number;
}

export const WALKING_ASSETS: Readonly<Record<WalkingCode, WalkingAsset>> = {
  BTC: { startMicros: 100_000 * MICROS_PER_USDT, stepMicros: 10_000, dailyVolatility: 0.022 },
  MERLIN: { startMicros: 250_000, stepMicros: 1, dailyVolatility: 0.035 },
};

export interface PricedAsset {
  readonly code: string;
  readonly name: string;
  /** Where the price comes from; without it the price is fixed at 1 USDT. */
  readonly source?: WalkingCode;
  readonly divisor: bigint;
}

export const PRICED_ASSETS: readonly PricedAsset[] = [
  { code: "BTC", name: "Bitcoin", source: "BTC", divisor: 1n },
  { code: "mBTC", name: "Milli-Bitcoin", source: "BTC", divisor: 1_000n },
  { code: "AmBTC", name: "Airdrop milli-Bitcoin", source: "BTC", divisor: 1_000_000n },
  { code: "MERLIN", name: "Merlin", source: "MERLIN", divisor: 1n },
  { code: "USDT", name: "Tether USD", divisor: 1n },
];

export function findAsset(code: string): PricedAsset | undefined {
  return PRICED_ASSETS.find((asset) => asset.code === code);
}

/** The price of an asset in units of 10⁻¹⁸ USDT, from its source's price in 10⁻⁶. */
export function assetUnits({ source, divisor }: PricedAsset, sourceMicros: number): bigint {
  if (!source) return UNITS_PER_ONE;
  return (BigInt(sourceMicros) * UNITS_PER_MICRO) / divisor;
}

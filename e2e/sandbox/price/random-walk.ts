import { createHash } from "node:crypto";
import { DAY_MS } from "../jobs/day-close.ts";
import { WALKING_ASSETS, type WalkingCode } from "./assets.ts";

/** A 32-bit number that stands for a text, to start a walk from. */
export function seedNumber(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE(0);
}

// The finaliser of MurmurHash3: one well-mixed number for each step, without a state to persist.
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function uniform(seed: number, step: number, draw: number): number {
  return (mix(mix(seed + Math.imul(step, 0x9e3779b9)) + draw * 0x632be5ab) + 0.5) / 2 ** 32;
}

function normal(seed: number, step: number): number {
  const radius = Math.sqrt(-2 * Math.log(uniform(seed, step, 1)));
  return radius * Math.cos(2 * Math.PI * uniform(seed, step, 2));
}

/**
 * One step of a seeded geometric random walk (R11.7).
 *
 * @param micros the price before, in 10⁻⁶ USDT
 * @param elapsedMs the time that the step covers
 * @param step the walk's step number: the same seed and number give the same step
 */
export function walk(
  code: WalkingCode,
  micros: number,
  elapsedMs: number,
  seed: number,
  step: number,
): number {
  const { dailyVolatility, stepMicros } = WALKING_ASSETS[code];
  const deviation = dailyVolatility * Math.sqrt(elapsedMs / DAY_MS);
  const factor = Math.exp(deviation * normal(seed, step) - deviation ** 2 / 2);
  return Math.max(stepMicros, Math.round((micros * factor) / stepMicros) * stepMicros);
}

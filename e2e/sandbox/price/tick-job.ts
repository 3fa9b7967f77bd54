import type { Database } from "../database/database.ts";
import { readSetting } from "../database/settings.ts";
import type { JobDefinition, JobRun } from "../jobs/scheduler.ts";
import { recordBoundaries } from "../prediction/boundary-price.ts";
import { watchTicks } from "../price-alert/watch.ts";
import { WALKING_CODES, type WalkingCode } from "./assets.ts";
import { createCandleWriter, SPAN_MS } from "./candles.ts";
import { readPrices, takePathPrice, writePrice } from "./current-price.ts";
import { isFeedStopped } from "./feed.ts";
import { seedNumber, walk } from "./random-walk.ts";

const TICK_MS = 5_000;
const MINUTE_POINTS_UP_TO_MS = 35 * SPAN_MS.day;

function nextMultiple(at: number, of: number): number {
  return (Math.floor(at / of) + 1) * of;
}

// Over an hour's jump a point a minute is enough; a sandbox that
// slept for months catches up hour by hour.
function stepMs({ dueAt, until }: JobRun): number {
  const behind = until - dueAt;
  if (behind <= SPAN_MS.hour) return TICK_MS;
  return behind <= MINUTE_POINTS_UP_TO_MS ? SPAN_MS.minute : SPAN_MS.hour;
}

function tickTimes(run: JobRun): { times: number[]; next: number } {
  const step = stepMs(run);
  const times: number[] = [];
  let at = run.dueAt;
  while (at <= run.horizon) {
    times.push(at);
    at = nextMultiple(at, step);
  }
  const last = times.at(-1) ?? run.dueAt;
  return { times, next: at > run.until ? nextMultiple(last, TICK_MS) : at };
}

function advance(database: Database, code: WalkingCode, times: readonly number[]): void {
  const price = readPrices(database).get(code);
  if (!price) throw new Error(`${code} has no price to start from`);
  const seed = seedNumber(`${readSetting(database, "priceSeed")}:${code}`);
  const candles = createCandleWriter(database, code);
  let { micros, at, steps } = price;
  let onPath = true;
  const before = at;
  const ticks: { at: number; micros: number }[] = [];
  for (const time of times) {
    const laid: number | undefined = onPath ? takePathPrice(database, code) : undefined;
    onPath = laid !== undefined;
    steps += 1;
    micros = laid ?? walk(code, micros, Math.max(0, time - at), seed, steps);
    at = time;
    candles.add(at, micros);
    ticks.push({ at, micros });
  }
  candles.flush();
  if (code === "BTC") recordBoundaries(database, before, ticks);
  writePrice(database, { code, micros, at, steps });
  watchTicks(database, code, ticks);
}

/** Moves the prices every five seconds, or in one sweep up to the next job when time has jumped. */
export function priceTickJob(database: Database): JobDefinition {
  return {
    name: "price.tick",
    firstDueAt: (now) => nextMultiple(now, TICK_MS),
    run(run) {
      const { times, next } = tickTimes(run);
      if (isFeedStopped(database)) return next;
      for (const code of WALKING_CODES) advance(database, code, times);
      return next;
    },
  };
}

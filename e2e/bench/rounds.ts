import { type Load, load, type Target } from "./load.ts";
import { median } from "./median.ts";
import { processorMs } from "./process-usage.ts";

/** One of the compared things: an address and the process that answers there. */
export interface Contestant extends Target {
  readonly name: string;
  readonly pid: number;
}

export interface Score {
  readonly perSecond: number;
  /** Processor time of the answering process for one request; NaN where it cannot be read. */
  readonly processorMsPerRequest: number;
}

async function round(contestant: Contestant, seconds: number): Promise<Score> {
  const before = processorMs(contestant.pid) ?? Number.NaN;
  const { perSecond, requests }: Load = await load(contestant, seconds);
  const used = (processorMs(contestant.pid) ?? Number.NaN) - before;
  return { perSecond, processorMsPerRequest: used / requests };
}

/**
 * Lets the contestants take turns, so that a busy moment of the machine meets all of them, and gives
 * the medians. The first round warms up and does not count; each second round runs backwards.
 *
 * @throws Error unless every answer was 200
 */
export async function interleave(
  contestants: readonly Contestant[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Score[]> {
  for (const contestant of contestants) await round(contestant, Math.min(seconds, 3));
  const scores = new Map(contestants.map((contestant) => [contestant, [] as Score[]]));
  for (let count = 0; count < rounds; count += 1) {
    const order = count % 2 === 0 ? contestants : [...contestants].reverse();
    for (const contestant of order) {
      scores.get(contestant)?.push(await round(contestant, seconds));
    }
  }
  return [...scores.values()].map((list) => ({
    perSecond: median(list.map((score) => score.perSecond)),
    processorMsPerRequest: median(list.map((score) => score.processorMsPerRequest)),
  }));
}

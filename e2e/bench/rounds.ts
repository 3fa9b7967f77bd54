import { request } from "undici";
import { load, type Target } from "./load.ts";
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
  const { requests, perSecond } = await load(contestant, seconds);
  const used = (processorMs(contestant.pid) ?? Number.NaN) - before;
  return { perSecond, processorMsPerRequest: used / requests };
}

/** A first answer alone, since it loads what the others use, and then a round that does not count. */
async function warmUp(contestant: Contestant, seconds: number): Promise<void> {
  const { statusCode, body } = await request(contestant.url, {
    headers: { ...contestant.headers },
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${contestant.url} answered ${statusCode}`);
  await round(contestant, seconds);
}

function medians(scores: readonly Score[]): Score {
  const middle = (pick: (score: Score) => number) => median(scores.map(pick));
  return {
    perSecond: middle((score) => score.perSecond),
    processorMsPerRequest: middle((score) => score.processorMsPerRequest),
  };
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
  for (const contestant of contestants) await warmUp(contestant, seconds);
  const scores = new Map(contestants.map((contestant) => [contestant, [] as Score[]]));
  for (let count = 0; count < rounds; count += 1) {
    const order = count % 2 === 0 ? contestants : [...contestants].reverse();
    for (const contestant of order) {
      scores.get(contestant)?.push(await round(contestant, seconds));
    }
  }
  return [...scores.values()].map(medians);
}

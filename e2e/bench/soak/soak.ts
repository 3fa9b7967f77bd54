import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import type { Target } from "../load.ts";
import { memoryMb, openFiles } from "../process-usage.ts";
import type { LagSample } from "./probe.ts";

const CONNECTIONS = 20;
const MAX_MS = 10 * 60_000;
/** Longer than the server keeps an idle connection, and than V8 waits before it gives back what it holds unused. */
const REST_MS = 20_000;

/** The server at one moment; NaN where there is no /proc. */
export interface State {
  readonly memoryMb: number;
  readonly openFiles: number;
}

export interface Quarter extends State {
  readonly perSecond: number;
  readonly lag: LagSample;
}

export interface Soak {
  readonly answers: number;
  readonly perSecond: number;
  readonly before: State;
  readonly quarters: readonly Quarter[];
  /** Some seconds after the last answer. */
  readonly after: State;
}

export function stateOf(pid: number): State {
  return { memoryMb: memoryMb(pid) ?? Number.NaN, openFiles: openFiles(pid) ?? Number.NaN };
}

function worst(samples: readonly LagSample[]): LagSample {
  const most = (pick: (sample: LagSample) => number) => Math.max(0, ...samples.map(pick));
  return { p50Ms: most((s) => s.p50Ms), p99Ms: most((s) => s.p99Ms), maxMs: most((s) => s.maxMs) };
}

function run(target: Target, amount: number, onAnswer: () => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const { url, headers } = target;
    const options = { url, headers: { ...headers }, connections: CONNECTIONS, amount };
    const instance = autocannon(options, (error, result) => {
      clearTimeout(limit);
      if (error) reject(error);
      else resolve(result);
    });
    const limit = setTimeout(() => instance.stop(), MAX_MS);
    instance.on("response", onAnswer);
  });
}

/**
 * Asks an address so many times over 20 connections, ten minutes at most, and watches the server.
 * @param takeSamples gives the event loop's samples since it was last asked
 * @throws Error unless every answer was 200 and all were given in time
 */
export async function soak(
  target: Target & { readonly pid: number },
  amount: number,
  takeSamples: () => readonly LagSample[],
): Promise<Soak> {
  const before = stateOf(target.pid);
  const quarters: Quarter[] = [];
  const size = Math.ceil(amount / 4);
  let answers = 0;
  let quarterAt = performance.now();
  takeSamples();
  const result = await run(target, amount, () => {
    answers += 1;
    if (answers % size !== 0 && answers !== amount) return;
    const now = performance.now();
    const perSecond = size / ((now - quarterAt) / 1000);
    quarterAt = now;
    quarters.push({ ...stateOf(target.pid), perSecond, lag: worst(takeSamples()) });
  });
  const good = result.statusCodeStats?.["200"]?.count ?? 0;
  if (good !== amount) throw new Error(`${good} of ${amount} answers were 200`);
  await wait(REST_MS);
  const after = stateOf(target.pid);
  return { answers, perSecond: answers / result.duration, before, quarters, after };
}

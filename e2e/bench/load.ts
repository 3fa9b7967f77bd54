import autocannon from "autocannon";

const CONNECTIONS = 20;
/** Longer than twenty large answers take on a busy machine. */
const MAX_WAIT_SECONDS = 30;

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 20 when absent. */
  readonly connections?: number;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
}

/** A machine that others keep busy may give no answer at all in a short time. */
const TRIES = 3;

async function attempt(target: Target, seconds: number): Promise<Load> {
  const { url, headers, connections = CONNECTIONS } = target;
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections,
    duration: seconds,
    timeout: MAX_WAIT_SECONDS,
  });
  const statuses = result.statusCodeStats ?? {};
  const answers = statuses["200"]?.count ?? 0;
  const failures = result.requests.total - answers + result.errors + result.timeouts;
  if (failures > 0) {
    const seen = Object.entries(statuses).map(([status, { count }]) => `${count} × ${status}`);
    const lost = `${result.errors} errors, ${result.timeouts} without an answer in time`;
    throw new Error(`${url}: not every answer was 200 (${[...seen, lost].join(", ")})`);
  }
  return { requests: answers, perSecond: answers / result.duration };
}

/**
 * Asks an address over its connections for some seconds.
 * @throws Error unless every answer was 200
 */
export async function load(target: Target, seconds: number): Promise<Load> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answered = await attempt(target, seconds);
    if (answered.requests > 0) return answered;
  }
  throw new Error(`${target.url}: no answer in ${TRIES} times ${seconds} s`);
}

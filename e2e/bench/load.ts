import autocannon from "autocannon";

const CONNECTIONS = 20;

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
}

/**
 * Asks an address over 20 connections for some seconds.
 * @throws Error unless every answer was 200
 */
export async function load({ url, headers }: Target, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections: CONNECTIONS,
    duration: seconds,
  });
  const statuses = result.statusCodeStats ?? {};
  const answers = statuses["200"]?.count ?? 0;
  const failures = result.requests.total - answers + result.errors + result.timeouts;
  if (failures > 0 || answers === 0) {
    const seen = Object.entries(statuses).map(([status, { count }]) => `${count} × ${status}`);
    throw new Error(`${url}: not every answer was 200 (${seen.join(", ") || "no answer"})`);
  }
  return { requests: answers, perSecond: answers / result.duration };
}

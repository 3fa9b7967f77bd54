import { setTimeout as wait } from "node:timers/promises";
import { Client } from "undici";

export interface Crowd {
  readonly visitors: number;
  /** From one page of a visitor to their next one; without it they ask again at once. */
  readonly everyMs?: number;
  readonly seconds: number;
}

export interface CrowdFigures {
  readonly pages: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const GREETING_PATH = "/api/health";

async function ask(client: Client, path: string): Promise<void> {
  const { statusCode, body } = await client.request({ method: "GET", path });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
}

/**
 * Visitors who open a page again and again, each over a connection of their own. The connections are
 * opened one by one before it begins: Node accepts one for each turn of its event loop, so that of two
 * hundred opened at once the last would wait for many seconds, whatever the server does.
 *
 * @throws Error unless every answer was 200
 */
export async function askInCrowd(
  origin: string,
  path: string,
  { visitors, everyMs = 0, seconds }: Crowd,
): Promise<CrowdFigures> {
  const clients = Array.from({ length: visitors }, () => new Client(origin));
  try {
    for (const client of clients) await ask(client, GREETING_PATH);
    const times: number[] = [];
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1000;
    const visit = async (client: Client, index: number) => {
      let dueAt = startedAt + (everyMs * index) / visitors;
      while (dueAt < endsAt) {
        if (dueAt > performance.now()) await wait(dueAt - performance.now());
        await ask(client, path);
        const now = performance.now();
        times.push(now - dueAt);
        dueAt = Math.max(now, dueAt + everyMs);
      }
    };
    await Promise.all(clients.map(visit));
    const sorted = times.sort((left, right) => left - right);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    const perSecond = sorted.length / ((performance.now() - startedAt) / 1000);
    return { pages: sorted.length, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
}

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { request } from "undici";
import type { Environment } from "../../env/environment.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ASKING_MS = 2_000;
const MAX_CLOCK_DIFFERENCE_MS = 20_000;

function build(): Finding {
  const server = fileURLToPath(new URL("../../../.next/standalone/server.js", import.meta.url));
  return existsSync(server)
    ? ok("there is a production build")
    : warning("there is no production build", "run `npm run build`");
}

async function redis({ redisUrl }: Environment): Promise<Finding> {
  if (!redisUrl) {
    return warning(
      "REDIS_URL is not set: each instance limits sign-in and knows of a logout by itself",
      "set it when more than one instance runs",
    );
  }
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: ASKING_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return ok("Redis answers");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`Redis does not answer: ${reason}`, "check REDIS_URL");
  } finally {
    client.disconnect();
  }
}

async function clock({ upstream }: Environment): Promise<Finding> {
  const before = Date.now();
  const options = { method: "HEAD", headersTimeout: ASKING_MS } as const;
  const answer = await request(upstream.url, options).catch(() => null);
  const date = Date.parse(String(answer?.headers.date));
  if (Number.isNaN(date))
    return warning("the upstream does not tell its time", "compare its clock with ours");
  const difference = Math.abs(date - (before + Date.now()) / 2);
  if (difference <= MAX_CLOCK_DIFFERENCE_MS) return ok("our clock and the upstream's agree");
  return failure(
    `our clock and the upstream's differ by ${Math.round(difference / 1000)} s: sessions would end early or late`,
    "let both follow a time server",
  );
}

/** What stands around the application: its build, Redis, and the time. */
export async function judgeSurroundings(environment: Environment): Promise<readonly Finding[]> {
  return [build(), ...(await Promise.all([redis(environment), clock(environment)]))];
}

import { Redis } from "ioredis";
import { request } from "undici";
import type { Environment } from "../../env/environment.ts";
import { SERVER_FILE } from "../server-file.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ASKING_MS = 2_000;
const MAX_CLOCK_DIFFERENCE_MS = 20_000;

function build(): Finding {
  return SERVER_FILE
    ? ok("there is a production build")
    : warning("there is no production build", "run `npm run build`");
}

/** What Redis does when its memory is full; undefined where it does not say (its operator may forbid CONFIG). */
async function evictionPolicy(client: Redis): Promise<string | undefined> {
  const answer = await client.config("GET", "maxmemory-policy").catch(() => []);
  const [, policy] = Array.isArray(answer) ? answer : [];
  return typeof policy === "string" ? policy : undefined;
}

function judgeEviction(policy: string | undefined): Finding {
  if (policy === undefined || policy === "noeviction") return ok("Redis answers");
  return warning(
    `Redis answers, and drops keys when its memory is full (${policy}): ended sessions would live again`,
    "set its maxmemory-policy to noeviction",
  );
}

async function redis({ redisUrl }: Environment): Promise<Finding> {
  if (!redisUrl) {
    return warning(
      "REDIS_URL is not set: each instance by itself limits sign-in and quotas, knows of a logout, takes a signed message once and renews a session once",
      "set it when more than one instance runs, as on every serverless host",
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
    return judgeEviction(await evictionPolicy(client));
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

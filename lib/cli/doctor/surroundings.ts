import { access, constants } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Redis } from "ioredis";
import { request } from "undici";
import { ConfigurationError, type Environment, type Source } from "../../env/environment.ts";
import { reasonOf } from "../../redis/connection.ts";
import { readListening, tryListening } from "../listening.ts";
import { SERVER_FILE } from "../server-file.ts";
import { mendConnection } from "./certificate.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ASKING_MS = 2_000;
const MAX_CLOCK_DIFFERENCE_MS = 20_000;

function build(): Finding {
  return SERVER_FILE
    ? ok("there is a production build")
    : warning("there is no production build", "run `npm run build`");
}

/** Whether `npm start` could listen; the port may be in use, by the server itself. */
async function listening(source: Source): Promise<Finding> {
  try {
    const { port, host } = await readListening(source);
    await tryListening({ port: 0, host });
    return ok(`\`npm start\` listens at port ${port} of ${host ?? "every address"}`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return failure(
      error.message.replace(/^Configuration: /, ""),
      "`npm start` ends with this line: set it right, or leave it out",
    );
  }
}

/** Whether files of uploads find a place: with a read-only root and no volume they do not. */
export async function temporaryFolder(): Promise<Finding> {
  const folder = tmpdir();
  try {
    await access(folder, constants.W_OK);
    return ok(`files of uploads pass through ${folder}`);
  } catch (error) {
    return failure(
      `TMPDIR ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): forms with files are answered 503`,
      "give it a volume, or set TMPDIR to a folder that can be written",
    );
  }
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
    commandTimeout: ASKING_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // What a command rejects with says only that the connection is closed.
  let last: Error | undefined;
  client.on("error", (error) => {
    last = error;
  });
  try {
    await client.connect();
    await client.ping();
    return judgeEviction(await evictionPolicy(client));
  } catch (error) {
    const cause = last ?? (error as Error);
    const named = reasonOf(cause);
    const reason = named === "Error" ? cause.message : named;
    const mend = mendConnection(reason, "check REDIS_URL, and the network between");
    return failure(`Redis does not answer: ${reason}`, mend);
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
export async function judgeSurroundings(
  environment: Environment,
  source: Source,
): Promise<readonly Finding[]> {
  const asked = [listening(source), temporaryFolder(), redis(environment), clock(environment)];
  return [build(), ...(await Promise.all(asked))];
}

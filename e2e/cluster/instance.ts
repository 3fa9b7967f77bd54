import { freePort, testEnvironment } from "../fixtures/application.ts";
import { type Child, type Ending, startChild } from "./child.ts";
import { answers, waitUntilReady } from "./wait.ts";

export interface InstanceOptions {
  readonly folder: string;
  readonly upstreamUrl: string;
  readonly appOrigin: string;
  readonly redisUrl: string;
  /** Settings beside those of every test. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface InstanceLine {
  readonly route: string;
  readonly status?: number;
  readonly session?: string;
  readonly refresh?: string;
  readonly redis?: string;
}

/** One of the two servers behind the proxy; it keeps its port over restarts. */
export interface Instance {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  /** Everything that it has written since the run began, to both outputs. */
  readonly lines: readonly string[];
  /** The lines of JSON among them. */
  records(): readonly InstanceLine[];
  /** Of the process that runs now; 0 for none. */
  pid(): number;
  /** Starts it with these secrets unless it runs with them already. */
  ensure(secrets: string): Promise<void>;
  /** Whether its latest word about Redis is not that it has lost it. */
  knowsRedis(): boolean;
  /** Asks it to end without waiting for it. */
  terminate(): Promise<Ending>;
}

export async function createInstance(name: string, options: InstanceOptions): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  let running: { readonly child: Child; readonly secrets: string } | undefined;
  let linesBefore = 0;
  const recordsFrom = (from: number): InstanceLine[] =>
    lines
      .slice(from)
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));

  function terminate(): Promise<Ending> {
    const { child } = running ?? {};
    running = undefined;
    return child?.stop() ?? Promise.resolve({ code: null, signal: null });
  }

  return {
    name,
    port,
    url,
    lines,
    records: () => recordsFrom(0),
    knowsRedis: () =>
      recordsFrom(linesBefore).findLast(({ route }) => route === "redis")?.redis !== "lost",
    terminate,
    pid: () => running?.child.pid ?? 0,
    async ensure(secrets) {
      if (running?.secrets === secrets) return;
      await terminate();
      linesBefore = lines.length;
      const child = startChild({
        folder: options.folder,
        file: process.execPath,
        args: ["lib/cli/start.ts"],
        env: {
          ...testEnvironment(port, options.upstreamUrl),
          APP_ORIGIN: options.appOrigin,
          SESSION_SECRET: secrets,
          REDIS_URL: options.redisUrl,
          TRUSTED_PROXY_HOPS: "1",
          HOSTNAME: "127.0.0.1",
          KEEP_ALIVE_TIMEOUT: "1000",
          ...options.settings,
        },
        onLine: (line) => lines.push(line),
      });
      running = { child, secrets };
      // A port alone says nothing: the start command tries it before the server listens.
      await waitUntilReady(`Instance ${name}`, child, () => answers(`${url}/api/health`));
    },
  };
}

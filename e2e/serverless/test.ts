import { test as base, expect } from "@playwright/test";
import { startRedis } from "../cluster/redis.ts";
import { freePort, testEnvironment } from "../fixtures/application.ts";
import { Visitor } from "../fixtures/http/visitor.ts";
import { SandboxControl } from "../fixtures/sandbox-control.ts";
import { type RunningSandbox, startSandbox } from "../sandbox/server.ts";
import { startAws } from "./aws.ts";
import type { Host, HostName, HostOptions } from "./host.ts";
import { startVercel } from "./vercel.ts";

interface Options {
  readonly hostName: HostName;
}

interface WorkerFixtures {
  readonly upstream: RunningSandbox;
  readonly redisUrl: string;
  readonly host: RunningHost;
}

interface TestFixtures {
  readonly sandbox: SandboxControl;
  readonly visitor: Visitor;
}

/** A host that answers under an address of its own. */
export interface RunningHost extends Host {
  readonly origin: string;
}

const START = { aws: startAws, vercel: startVercel } as const;

/** Starts a host in front of the upstream; `env` overrides single settings. */
export async function startHost(
  name: HostName,
  upstreamUrl: string,
  { env, ...options }: Omit<HostOptions, "freezes"> & Partial<HostOptions>,
): Promise<RunningHost> {
  const port = await freePort();
  const { PORT: _, HOSTNAME: __, ...settings } = testEnvironment(port, upstreamUrl);
  const folder = process.env[`${name.toUpperCase()}_OUTPUT`];
  if (!folder) throw new Error("Start these tests with `npm run test:serverless`");
  const all = { freezes: false, ...options, env: { ...settings, ...env } };
  const host = await START[name](folder, port, all);
  return { ...host, origin: settings.APP_ORIGIN ?? "" };
}

/** The tests' `test`: the sandbox, a Redis and the output of one adapter behind a simulator of its host. */
export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  hostName: ["aws", { option: true }],
  upstream: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const options = { port: 0, dataFile: ":memory:", seed: "review" as const, quiet: true };
      const sandbox = await startSandbox({ ...options, appOrigin: "http://localhost" });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
  redisUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const redis = await startRedis(process.env.SERVERLESS_FOLDER ?? "");
      await use(redis.url);
      await redis.crash();
    },
    { scope: "worker" },
  ],
  host: [
    async ({ upstream, redisUrl }, use, info) => {
      const { hostName = "aws" } = info.project.use as Partial<Options>;
      const host = await startHost(hostName, upstream.url, { env: { REDIS_URL: redisUrl } });
      await use(host);
      await host.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  sandbox: async ({ upstream }, use) => {
    const control = new SandboxControl(upstream.url);
    await use(control);
    await control.clearFaults();
  },
  visitor: async ({ host }, use) => use(new Visitor(host.origin)),
});

export { expect };

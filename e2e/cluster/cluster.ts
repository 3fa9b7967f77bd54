import { expect } from "@playwright/test";
import { freePort, TEST_SECRET } from "../fixtures/application.ts";
import { type Relay, startRelay } from "../fixtures/http/relay.ts";
import { type RunningSandbox, startSandbox } from "../sandbox/server.ts";
import { createInstance, type Instance } from "./instance.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import type { ProxySettings } from "./nginx-config.ts";
import { type RedisServer, startRedis } from "./redis.ts";

/** Two instances of the production build behind nginx, in front of one sandbox. */
export interface Cluster {
  /** Where browsers reach it. */
  readonly origin: string;
  /** The same behind a proxy that asks the other instance when one refuses the connection. */
  readonly forgivingOrigin: string;
  readonly instances: readonly [Instance, Instance];
  readonly nginx: Nginx;
  readonly redis: RedisServer;
  /** Stands between the instances and the sandbox. */
  readonly relay: Relay;
  readonly upstream: RunningSandbox;
  /** Brings back whatever a test has stopped or set otherwise. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

type Stop = () => Promise<unknown>;

async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of [...stops].reverse()) await stop();
}

interface ClusterOptions {
  /** Of both instances, beside those of every test. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What nginx runs with. */
  readonly nginxConfig?: (proxy: ProxySettings) => string;
}

async function assemble(
  folder: string,
  stops: Stop[],
  { settings = {}, nginxConfig }: ClusterOptions,
): Promise<Cluster> {
  const [port, forgivingPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const upstream = await startSandbox({
    port: 0,
    dataFile: ":memory:",
    seed: "review",
    appOrigin: origin,
    quiet: true,
  });
  stops.push(upstream.close);
  const relay = await startRelay(upstream.url);
  stops.push(relay.close);
  const redis = await startRedis(folder);
  stops.push(redis.crash);
  const options = {
    ...{ folder, upstreamUrl: relay.url, appOrigin: origin },
    ...{ redisUrl: redis.url, settings },
  };
  const instances = [
    await createInstance("A", options),
    await createInstance("B", options),
  ] as const;
  stops.push(() => Promise.all(instances.map((instance) => instance.terminate())));
  const restore = async () => {
    relay.intercept(undefined);
    await redis.start();
    await Promise.all(instances.map((instance) => instance.ensure(TEST_SECRET)));
    // An instance looks for a lost Redis every five seconds at most.
    await expect
      .poll(() => instances.map((instance) => instance.knowsRedis()), { timeout: 10_000 })
      .toEqual([true, true]);
  };
  await restore();
  const ports = instances.map((instance) => instance.port);
  const nginx = await startNginx({ folder, port, forgivingPort, instances: ports }, nginxConfig);
  stops.push(nginx.stop);
  return {
    origin,
    forgivingOrigin: `https://localhost:${forgivingPort}`,
    instances,
    nginx,
    redis,
    relay,
    upstream,
    restore,
    stop: () => stopAll(stops),
  };
}

/** @throws Error when a part does not start; what had started has been ended then */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const stops: Stop[] = [];
  try {
    return await assemble(folder, stops, options);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

import { randomBytes } from "node:crypto";
import { freePort } from "../fixtures/application.ts";
import { type Child, startChild } from "./child.ts";
import { accepts, waitUntilReady } from "./wait.ts";

/** A Redis of the run's own, in memory and behind a password. */
export interface RedisServer {
  readonly url: string;
  readonly password: string;
  start(): Promise<void>;
  /** Ends it as a crash does. */
  crash(): Promise<void>;
}

export async function startRedis(folder: string): Promise<RedisServer> {
  const port = await freePort();
  const password = randomBytes(16).toString("hex");
  let child: Child | undefined;
  const server: RedisServer = {
    url: `redis://:${password}@127.0.0.1:${port}`,
    password,
    async start() {
      if (child) return;
      child = startChild({
        folder,
        file: process.env.REDIS_SERVER_PATH ?? "redis-server",
        args: [
          ...["--bind", "127.0.0.1", "--port", String(port), "--requirepass", password],
          ...["--save", "", "--appendonly", "no", "--dir", folder],
        ],
      });
      await waitUntilReady("redis-server", child, () => accepts(port));
    },
    async crash() {
      child?.kill("SIGKILL");
      await child?.ended;
      child = undefined;
    },
  };
  await server.start();
  return server;
}

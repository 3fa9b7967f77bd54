import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./http/app.ts";
import { createFaults } from "./http/faults.ts";
import { createRequestLog } from "./http/request-log.ts";
import { sendDuePushes } from "./push/outgoing.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import type { SeedProfile } from "./seed/profiles.ts";

const LOOPBACK = "127.0.0.1";
const DUE_JOBS_EVERY_MS = 1_000;
const GRACE_MS = 2_000;
const KEEP_ALIVE_MS = 65_000;

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address it listens at, the loopback one unless another is named; its console has no password. */
  readonly host?: string;
  /** Path of the database file, or `:memory:`. */
  readonly dataFile: string;
  readonly seed: SeedProfile;
  /** Where the links in mails lead, e.g. `http://localhost:3000`. */
  readonly appOrigin: string;
  /** Leaves out the request log on stdout. */
  readonly quiet?: boolean;
}

export interface RunningSandbox {
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Lets running requests finish, then frees port and database. */
  close(): Promise<void>;
}

function listen(server: Server, { port, host = LOOPBACK }: SandboxOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Where this machine reaches a server that listens at `host`, as part of an address. */
function reachable(host = LOOPBACK): string {
  if (host === "0.0.0.0" || host === "::") return LOOPBACK;
  return isIPv6(host) ? `[${host}]` : host;
}

function openOrClose(server: Server, options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options);
  } catch (error) {
    server.close();
    throw error;
  }
}

function runDueJobs({ scheduler, clock }: Sandbox): void {
  try {
    scheduler.runDue(clock.now());
  } catch (error) {
    process.stderr.write(`A scheduled job failed: ${(error as Error).message}\n`);
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Starts the reference implementation of the upstream API.
 * @throws Error with code `EADDRINUSE` when the port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const log = createRequestLog((line) => {
    if (!options.quiet) process.stdout.write(`${line}\n`);
  });
  const holder: { app?: ReturnType<typeof createApp> } = {};
  const server = createAdaptorServer({
    fetch: (request, env) =>
      holder.app?.fetch(request, env) ?? new Response("Starting", { status: 503 }),
  }) as Server;
  // A client that has kept a connection through a long piece of work would meet its end with the next request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listen(server, options);
  const sandbox = openOrClose(server, options);
  holder.app = createApp(sandbox, createFaults(), log);
  const timer = setInterval(() => {
    runDueJobs(sandbox);
    void sendDuePushes(sandbox).catch((error: Error) => {
      process.stderr.write(`A push failed: ${error.message}\n`);
    });
  }, DUE_JOBS_EVERY_MS).unref();
  return {
    url: `http://${reachable(options.host)}:${port}`,
    port,
    sandbox,
    async close() {
      clearInterval(timer);
      await closeServer(server);
      sandbox.database.close();
    },
  };
}

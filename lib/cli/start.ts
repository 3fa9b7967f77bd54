import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setImmediate as otherWork } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ConfigurationError, parseEnvironment } from "../env/environment.ts";
import { transportSecurity } from "../policy/security-headers.ts";
import { logLine } from "../process/log.ts";
import { startWarnings } from "./doctor/configuration.ts";
import { guardServers } from "./front/guard.ts";
import { readListening, tryListening } from "./listening.ts";
import { SERVER_FILE } from "./server-file.ts";

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Ends the process when requests in flight outlive the grace: Next waits for the last of them, and a reader
 * may hold an answer for as long as they like.
 */
function endAfterGrace(graceMs: number): void {
  for (const [signal, code] of [
    ["SIGTERM", 143],
    ["SIGINT", 130],
  ] as const) {
    process.once(signal, () => {
      const end = () => {
        logLine({ event: "ended in flight", signal, graceMs }, "warn");
        process.exit(code);
      };
      // Next listens once it is ready; before that nothing is in flight, and nobody else would end the process.
      if (process.listenerCount(signal) === 0) process.exit(code);
      setTimeout(end, graceMs).unref();
    });
  }
}

/**
 * Goes on when whoever read the output is gone. Unheard, the failure to write ends up with Next, which writes it to the
 * same output, and so on without an end.
 */
function outliveReader(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}

/** `--expose-gc`, which only a new context meets at this time: uploads free their buffers with it. */
function exposeCollector(): void {
  setFlagsFromString("--expose-gc");
  globalThis.gc = runInNewContext("gc") as NodeJS.GCFunction;
}

/**
 * Collects what is young on one thread, since most of it has died and several cost more than they save; and what is old
 * once it has grown by half, since V8 lets it grow by more on a machine with much memory, whatever this process may have.
 */
function boundHeap(): void {
  setFlagsFromString("--no-parallel-scavenge");
  setFlagsFromString("--heap-growing-percent=50");
}

/**
 * Loads the code of all pages and handlers once something has been answered: nobody waits for it at the start, and
 * whoever asks for a page first does not either.
 *
 * @param directory the server's `.next/server`
 */
function loadBehindFirstAnswer(directory: string): void {
  const load = createRequire(import.meta.url);
  const loadAll = async () => {
    const entries: Readonly<Record<string, string>> = load(`${directory}/app-paths-manifest.json`);
    for (const file of Object.values(entries)) {
      await otherWork();
      load(`${directory}/${file}`);
    }
  };
  const FINISHED = "http.server.response.finish";
  const begin = () => {
    unsubscribe(FINISHED, begin);
    // What cannot be loaded says so when it is asked for.
    loadAll().catch(() => undefined);
  };
  subscribe(FINISHED, begin);
}

/** Starts the production server once its configuration, its build and its port are known to be good. */
async function start(): Promise<void> {
  const { env } = process;
  outliveReader();
  const environment = parseEnvironment(env);
  const { keepsPages, isSecure, hsts, shutdownGraceMs } = environment;
  endAfterGrace(shutdownGraceMs);
  if (!SERVER_FILE) fail("There is no build: run `npm run build` first");
  const listening = await readListening(env);
  await tryListening(listening);
  for (const { says, mend } of startWarnings(environment, env))
    logLine({ event: "configuration", says, mend }, "warn");
  env.PORT = String(listening.port);
  env.HOSTNAME = listening.host ?? "";
  const strictTransport = isSecure ? transportSecurity(hsts) : undefined;
  const buildFiles = join(dirname(SERVER_FILE), ".next/static");
  guardServers({ keepsPages, buildFiles, strictTransport });
  exposeCollector();
  boundHeap();
  loadBehindFirstAnswer(join(dirname(SERVER_FILE), ".next/server"));
  await import(pathToFileURL(SERVER_FILE).href);
}

try {
  await start();
} catch (error) {
  if (error instanceof ConfigurationError) fail(error.message);
  throw error;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const NODE = process.execPath;

/** Where Node keeps compiled modules: of the many processes of a test run, the first one compiles for all. */
const COMPILE_CACHE = `${ROOT}node_modules/.cache/compiled`;

interface StartOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Another folder than the project's own. */
  readonly cwd?: string;
  /** `inherit` shows the output; `pipe` leaves it to the caller. */
  readonly output?: "inherit" | "pipe" | "ignore";
  /** The same for what is written to the standard error. */
  readonly errors?: "inherit" | "pipe" | "ignore";
}

/** Starts a command of the project under the project's own Node. */
export function startNode(args: readonly string[], options: StartOptions = {}): ChildProcess {
  return spawn(NODE, args, {
    cwd: options.cwd ?? ROOT,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...options.env },
    stdio: ["ignore", options.output ?? "inherit", options.errors ?? "inherit"],
  });
}

/**
 * Runs a command of the project to its end.
 * @throws Error with the exit code when it fails
 */
export async function runNode(args: readonly string[], options: StartOptions = {}): Promise<void> {
  const [code] = await once(startNode(args, options), "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/**
 * Waits until an address answers.
 * @throws Error when the process ends before, or after a minute
 */
export async function waitForAnswer(url: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (process.exitCode !== null)
      throw new Error(`The process for ${url} ended with ${process.exitCode}`);
    const answered = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    // Another process may hold the port and answer in its place.
    if (answered && process.exitCode === null) return;
    await wait(50);
  }
  throw new Error(`${url} did not answer in a minute`);
}

/**
 * Waits until an address answers, and ends what was started for it when it does not.
 * @throws Error when the process ends before, or after a minute
 */
export async function waitOrStop(
  url: string,
  process: ChildProcess,
  started: readonly ChildProcess[] = [process],
): Promise<void> {
  try {
    await waitForAnswer(url, process);
  } catch (error) {
    await Promise.all(started.map(stop));
    throw error;
  }
}

/** Ends a process and waits for it. */
export async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGTERM");
  await once(process, "exit");
}

/** True when the production build is there. */
export function hasBuild(): boolean {
  return existsSync(`${ROOT}.next/standalone/server.js`);
}

/** Runs a command, and ends with its code, or with 1 and the reason in one line. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** Runs Playwright in place of this command: its arguments go on to it, and its code is ours. */
export function runPlaywright(
  config: string,
  executable: string | undefined,
  options: readonly string[] = [],
): void {
  const cli = `${ROOT}node_modules/@playwright/test/cli.js`;
  const args = [cli, "test", "-c", config, ...options, ...process.argv.slice(2)];
  const runner = startNode(args, { env: { CHROMIUM_PATH: executable } });
  runner.once("exit", (code) => process.exit(code ?? 1));
}

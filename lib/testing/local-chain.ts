import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A chain on the loopback address that any test may change. */
export interface LocalChain {
  readonly url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 20_000;

/** The one platform that the lock file holds it for; elsewhere anvil of the path is taken. */
const LOCKED_ANVIL = fileURLToPath(
  new URL("../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil", import.meta.url),
);

/**
 * Starts an empty chain with three rich accounts; it takes a second or two.
 * @throws Error when anvil is missing, ends, or does not listen within twenty seconds
 */
export async function startLocalChain(chainId: number): Promise<LocalChain> {
  const anvil = existsSync(LOCKED_ANVIL) ? LOCKED_ANVIL : "anvil";
  const where = ["--host", "127.0.0.1", "--port", "0", "--chain-id", String(chainId)];
  const child = spawn(anvil, [...where, "--accounts", "3", "--prune-history"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error("anvil did not start")), START_LIMIT_MS);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    // Only the first lines are wanted; the rest is read so that the pipe does not fill.
    if (printed.length < 20_000) printed += chunk;
    const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
  child.once("error", () => reject(new Error("anvil is missing: install Foundry")));
  child.once("exit", (code) => reject(new Error(`anvil ended with ${code}`)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, "exit");
  };
  try {
    return { url: await promise, stop };
  } catch (error) {
    if (child.pid !== undefined) await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

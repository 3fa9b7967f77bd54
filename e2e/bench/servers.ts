import type { ChildProcess } from "node:child_process";
import { cp } from "node:fs/promises";
import { SERVER_FLAGS } from "../../lib/cli/server-flags.ts";
import { ROOT, runNode, startNode, stop, waitOrStop } from "../cli/process.ts";
import { freePort, testEnvironment } from "../fixtures/application.ts";
import { API_KEY } from "../sandbox/http/api-key.ts";

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const BARE_FOLDER = "e2e/bench/bare";
const BARE_STANDALONE = `${ROOT}${BARE_FOLDER}/.next/standalone/${BARE_FOLDER}`;

/**
 * A started process once it answers. Its output should be ignored: read through a pipe, it would tie the
 * server to the process that measures it.
 */
export async function running(child: ChildProcess, url: string, probe: string): Promise<Server> {
  await waitOrStop(url + probe, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** The sandbox in a process of its own, in memory. */
export async function startUpstream(seed: "review" | "large" = "review"): Promise<Server> {
  const port = await freePort();
  const args = ["--port", String(port), "--data", ":memory:", "--seed", seed, "--quiet"];
  const child = startNode(["e2e/sandbox/main.ts", ...args], { output: "ignore" });
  return running(child, `http://127.0.0.1:${port}`, "/");
}

/** Our production build in front of the upstream. */
export async function startOurs(upstreamUrl: string): Promise<Server> {
  const port = await freePort();
  const env = testEnvironment(port, upstreamUrl);
  const child = startNode([...SERVER_FLAGS, "lib/cli/start.ts"], { env, output: "ignore" });
  return running(child, `http://localhost:${port}`, "/api/health");
}

/** Builds the bare application with the installed Next; `rewritten` is where its external rewrite leads. */
export async function buildBare(rewritten: string): Promise<void> {
  const env = { NEXT_TELEMETRY_DISABLED: "1", REWRITTEN_ADDRESS: rewritten };
  await runNode(["node_modules/next/dist/bin/next", "build", BARE_FOLDER], {
    env,
    output: "ignore",
  });
  const files = `${ROOT}${BARE_FOLDER}/.next/static`;
  await cp(files, `${BARE_STANDALONE}/.next/static`, { recursive: true });
}

/** The bare application, which asks one address with one bearer. */
export async function startBare(address: string, bearer: string): Promise<Server> {
  const port = await freePort();
  const env = {
    HOSTNAME: "localhost",
    PORT: String(port),
    UPSTREAM_ADDRESS: address,
    UPSTREAM_API_KEY: API_KEY,
    UPSTREAM_BEARER: bearer,
  };
  const child = startNode([`${BARE_STANDALONE}/server.js`], { env, output: "ignore" });
  return running(child, `http://localhost:${port}`, "/");
}

import { fork } from "node:child_process";
import { pathToFileURL } from "node:url";
import { SERVER_FLAGS } from "../../../lib/cli/server-flags.ts";
import { ROOT, stop, waitOrStop } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import type { Server } from "../servers.ts";
import type { LagSample } from "./probe.ts";

/** Our production build with a probe in it, which reports its event loop each second. */
export async function startProbed(
  upstreamUrl: string,
  onSample: (sample: LagSample) => void,
): Promise<Server> {
  const port = await freePort();
  const probe = pathToFileURL(`${ROOT}e2e/bench/soak/probe.ts`).href;
  const child = fork(`${ROOT}lib/cli/start.ts`, {
    cwd: ROOT,
    execArgv: [...SERVER_FLAGS, "--import", probe],
    env: { ...process.env, ...testEnvironment(port, upstreamUrl) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("message", (sample) => onSample(sample as LagSample));
  const url = `http://localhost:${port}`;
  await waitOrStop(`${url}/api/health`, child);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

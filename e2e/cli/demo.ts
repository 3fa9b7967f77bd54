import { buildIfNeeded } from "./build.ts";
import { startNode, waitOrStop } from "./process.ts";
import {
  APP_ADDRESS,
  localEnvironment,
  SANDBOX_ADDRESS,
  startSandboxProcess,
  tieTogether,
} from "./stack.ts";

await buildIfNeeded();
const sandbox = await startSandboxProcess();
const app = startNode(["lib/cli/start.ts"], { env: localEnvironment(), output: "ignore" });
await waitOrStop(`${APP_ADDRESS}/api/health`, app, [sandbox, app]);
// Only now: those that are stopped in vain end well, and this command must not.
tieTogether([sandbox, app]);
process.stdout.write(
  `\nThe application is at ${APP_ADDRESS} and the sandbox's console at ${SANDBOX_ADDRESS}.\nPress Ctrl+C to end both.\n`,
);

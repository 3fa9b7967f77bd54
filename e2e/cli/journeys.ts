import { isExhaustive } from "../fixtures/http/exhaustive.ts";
import { buildIfNeeded } from "./build.ts";
import { ensureHeadlessShell } from "./chromium.ts";
import { ROOT, runPlaywright } from "./process.ts";

/** Runs the browser and HTTP journeys on the production build; arguments go to Playwright. */
const executable = await ensureHeadlessShell();
await buildIfNeeded();
runPlaywright("e2e/playwright.config.ts", executable, [
  `--retries=${isExhaustive ? 0 : 1}`,
  `--reporter=list,${ROOT}e2e/cli/second-tries.ts`,
]);

import { isExhaustive } from "../fixtures/http/exhaustive.ts";
import { buildIfNeeded } from "./build.ts";
import { ensureHeadlessShell } from "./chromium.ts";
import { ROOT, startNode } from "./process.ts";

/** Runs the browser and HTTP journeys on the production build; arguments go to Playwright. */
const executable = await ensureHeadlessShell();
await buildIfNeeded();
const runner = startNode(
  [
    `${ROOT}node_modules/@playwright/test/cli.js`,
    "test",
    ...["-c", "e2e/playwright.config.ts"],
    `--retries=${isExhaustive ? 0 : 1}`,
    `--reporter=list,${ROOT}e2e/cli/second-tries.ts`,
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: executable } },
);
runner.once("exit", (code) => process.exit(code ?? 1));

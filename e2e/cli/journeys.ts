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
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: executable } },
);
runner.once("exit", (code) => process.exit(code ?? 1));

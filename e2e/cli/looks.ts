import { buildIfNeeded } from "./build.ts";
import { ensureHeadlessShell } from "./chromium.ts";
import { ROOT, startNode } from "./process.ts";

/** Compares twenty screens with their pictures, or renews those with `--update-snapshots`; arguments go to Playwright. */
const executable = await ensureHeadlessShell();
await buildIfNeeded();
const runner = startNode(
  [
    `${ROOT}node_modules/@playwright/test/cli.js`,
    "test",
    ...["-c", "e2e/looks/playwright.config.ts"],
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: executable } },
);
runner.once("exit", (code) => process.exit(code ?? 1));

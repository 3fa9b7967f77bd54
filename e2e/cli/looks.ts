import { buildIfNeeded } from "./build.ts";
import { ensureHeadlessShell } from "./chromium.ts";
import { runPlaywright } from "./process.ts";

/** Compares twenty screens with their pictures, or renews those with `--update-snapshots`; arguments go to Playwright. */
const executable = await ensureHeadlessShell();
await buildIfNeeded();
runPlaywright("e2e/looks/playwright.config.ts", executable);

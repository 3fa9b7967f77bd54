import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";
import { ROOT, runNode } from "./process.ts";

const KNOWN_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

function installed(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...KNOWN_PATHS].find((path) => path && existsSync(path));
}

/**
 * The path of a Chromium to test with; undefined means Playwright's own, which has then been
 * installed. On Debian as root it is installed from Debian's packages.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (!installed()) installFromDebian("chromium");
  const path = installed();
  if (path) return path;
  await runNode([`${ROOT}node_modules/playwright/cli.js`, "install", "chromium"]);
  return undefined;
}

/**
 * The same for tests that no one watches: Chromium without the frame of a browser, which needs two thirds
 * of the processor time. Without it the whole Chromium serves.
 */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(HEADLESS_SHELL)) installFromDebian("chromium-headless-shell");
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}

import { defineConfig } from "@playwright/test";
import { isExhaustive } from "./fixtures/http/exhaustive.ts";
import { MOVED_CLOCK, MOVED_CLOCK_FILES } from "./fixtures/moved-clock.ts";

/** A minute of waiting and hardly any work: it runs beside the others. */
const WAITING_FILES = /\/proxy-slow-readers\.spec\.ts$/;

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // An element tells role and name as the accessibility tree has them.
  "--enable-blink-features=ComputedAccessibilityInfo",
  // A page of a test is over before code that was optimized for it pays.
  "--js-flags=--no-opt,--no-maglev",
];

export default defineConfig({
  testDir: ".",
  testMatch: ["journeys/**/*.spec.ts", "surface/**/*.spec.ts"],
  outputDir: "../test-results",
  // The third one works where the others wait; the cores are two.
  workers: 3,
  forbidOnly: true,
  ...(isExhaustive ? {} : { grepInvert: /@deep/ }),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: "waiting", testMatch: WAITING_FILES },
    { name: "present", testIgnore: [MOVED_CLOCK_FILES, WAITING_FILES] },
    { name: MOVED_CLOCK, testMatch: MOVED_CLOCK_FILES },
  ],
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    trace: "off",
    contextOptions: { reducedMotion: "reduce" },
    // A worker that one journey has registered would answer the next one; its own journeys allow it.
    serviceWorkers: "block",
    // Cookies, storage and cache are emptied between tests; the browser's processes stay.
    reuseContext: true,
  },
});

import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** One worker: the tests stop, restart and reconfigure the one cluster that they share. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  workers: 1,
  use: { ...journeys.use, reuseContext: false, ignoreHTTPSErrors: true },
});

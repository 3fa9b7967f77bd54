import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Reports go out at once instead of within a minute, and to a certificate that signed itself. */
const REPORTING_FLAGS = ["--short-reporting-delay", "--ignore-certificate-errors"];

const { launchOptions } = journeys.use ?? {};

/** One worker: the tests stop, restart and reconfigure the one cluster that they share. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  workers: 1,
  use: {
    ...journeys.use,
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...REPORTING_FLAGS],
    },
    reuseContext: false,
    ignoreHTTPSErrors: true,
  },
});

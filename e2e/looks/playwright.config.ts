import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** The same pixels on every machine: no hinting, no subpixels, one colour space. */
const DRAWING_FLAGS = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-partial-raster",
];

const { launchOptions } = journeys.use ?? {};

/** One worker: the pages share one product, in which nothing happens. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  projects: [{ name: "looks" }],
  workers: 1,
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: {
    ...journeys.expect,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: "disabled", caret: "hide" },
  },
  use: {
    ...journeys.use,
    reuseContext: false,
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...DRAWING_FLAGS],
    },
  },
});

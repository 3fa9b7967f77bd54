import { defineConfig } from "@playwright/test";
import type { HostName } from "./host.ts";

/** The tests of `test:serverless`, once for each adapter; they need no browser. */
export default defineConfig<{ hostName: HostName }>({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"]],
  projects: [
    { name: "aws", use: { hostName: "aws" } },
    { name: "vercel", use: { hostName: "vercel" } },
  ],
});

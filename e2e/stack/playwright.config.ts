import { defineConfig } from "@playwright/test";
import cluster from "../cluster/playwright.config.ts";

export default defineConfig({ ...cluster, testDir: "." });

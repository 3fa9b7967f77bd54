import { readdirSync, statSync } from "node:fs";
import { hasBuild, ROOT, runNode } from "./process.ts";

const SOURCES = [
  "app",
  "e2e/cli/conformance.ts",
  "e2e/conformance",
  "lib",
  "messages",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

/** Builds the application unless the build is newer than every source. */
export async function buildIfNeeded(): Promise<void> {
  const builtAt = hasBuild() ? newest(`${ROOT}.next/standalone/server.js`) : 0;
  const changedAt = Math.max(...SOURCES.map((source) => newest(ROOT + source)));
  if (builtAt > changedAt) return;
  await runNode(["node_modules/next/dist/bin/next", "build"]);
  await runNode(["lib/cli/complete-standalone.ts"]);
}

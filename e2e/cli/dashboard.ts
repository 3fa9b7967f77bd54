import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { DASHBOARD_FILE, dashboard } from "../stack/dashboard.ts";
import { ROOT } from "./process.ts";

/** Writes the dashboard that Grafana loads, formatted as everything else here. */
writeFileSync(DASHBOARD_FILE, JSON.stringify(dashboard()));
const { status } = spawnSync(
  `${ROOT}node_modules/.bin/biome`,
  ["format", "--write", DASHBOARD_FILE],
  { cwd: ROOT, stdio: "inherit" },
);
process.exitCode = status ?? 1;

import { spawnSync } from "node:child_process";
import { ensureProgram } from "./debian.ts";
import { ROOT } from "./process.ts";

/** Checks the alert rules with Prometheus' own tool and lets each fire; 1 when one is wrong. */
const promtool = ensureProgram("promtool", "prometheus");
const runs = [
  ["check", "rules", "alerts.yaml"],
  ["test", "rules", "alerts.test.yaml"],
];
const outcomes = runs.map((args) => {
  const options = { cwd: `${ROOT}deploy/prometheus`, stdio: "inherit" } as const;
  return spawnSync(promtool, args, options).status;
});
process.exitCode = outcomes.every((status) => status === 0) ? 0 : 1;

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "../../cli/process.ts";
import { testEnvironment } from "../../fixtures/application.ts";
import { printTable } from "../print-table.ts";
import type { UnsealFigures } from "../unseal-probe.ts";

const PROBE = ["--conditions=react-server", "--expose-gc", "e2e/bench/unseal-probe.ts"];
const MAX_MS = 60_000;

/** What opening a member's two cookies costs the first time and later, within one process. */
export async function measureCache(): Promise<void> {
  // Nobody answers there, and nobody is asked: the configuration has to be complete.
  const env = { ...process.env, ...testEnvironment(3000, "http://127.0.0.1:9") };
  const options = { cwd: ROOT, env, timeout: MAX_MS };
  const { stdout } = await promisify(execFile)(process.execPath, PROBE, options);
  const figures = JSON.parse(stdout) as UnsealFigures;
  const { sealMs, firstMs, laterMs, sessions, keptSeals, keptMb } = figures;
  const microseconds = (ms: number) => (ms * 1000).toFixed(1);
  printTable([
    [`the two cookies of a session, median of ${sessions}`, "microseconds"],
    ["sealing", microseconds(sealMs)],
    ["opening, first time", microseconds(firstMs)],
    ["opening, later", microseconds(laterMs)],
  ]);
  process.stdout.write(
    `\n${keptSeals} seals, the most that are kept, take ${keptMb.toFixed(1)} MB.\n`,
  );
}

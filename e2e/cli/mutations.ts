import { once } from "node:events";
import { readFileSync } from "node:fs";
import { JOURNEY_FAULTS, type JourneyFault } from "../mutations/journey-faults.ts";
import { MEMBER_FAULTS } from "../mutations/member-faults.ts";
import { copyTree, type MutatedTree } from "../mutations/mutated-tree.ts";
import { SERVER_FAULTS } from "../mutations/server-faults.ts";
import { runNode, startNode } from "./process.ts";

const UNIT_FAULTS = [...SERVER_FAULTS, ...MEMBER_FAULTS];
const VITEST = ["node_modules/vitest/vitest.mjs", "run", "-c", "lib/testing/vitest.config.ts"];

interface UnitReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

function print(
  isCaught: boolean,
  { what, file, test }: { what: string; file: string; test: string },
) {
  process.stdout.write(`${isCaught ? "caught " : "ESCAPED"} ${file}: ${what} (${test})\n`);
}

async function failedUnitTests(tree: MutatedTree, tests: readonly string[]): Promise<string[]> {
  const report = `${tree.root}unit-report.json`;
  const args = [...VITEST, ...tests, "--reporter=json", `--outputFile=${report}`];
  await once(startNode(args, { cwd: tree.root, output: "ignore", errors: "ignore" }), "exit");
  const { testResults }: UnitReport = JSON.parse(readFileSync(report, "utf8"));
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that cannot be read any more has noticed nothing.
  if (ran.length === 0) throw new Error(`No test ran in ${tests.join(", ")}`);
  return ran.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
}

/** Tries each fault alone against its unit test; gives the number of those that escaped. */
async function tryUnitFaults(tree: MutatedTree): Promise<number> {
  const tests = [...new Set(UNIT_FAULTS.map(({ test }) => test))];
  const broken = await failedUnitTests(tree, tests);
  if (broken.length > 0) throw new Error(`These fail without a fault: ${broken.join("; ")}`);
  let escaped = 0;
  for (const fault of UNIT_FAULTS) {
    tree.apply(fault);
    const isCaught = (await failedUnitTests(tree, [fault.test])).length > 0;
    tree.restore(fault);
    print(isCaught, fault);
    if (!isCaught) escaped += 1;
  }
  return escaped;
}

function failedTitles({ specs = [], suites = [] }: Suite, file: string): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} ${title}`);
  return [...own, ...suites.flatMap((suite) => failedTitles(suite, suite.file))];
}

/** Builds once with all faults that only a build shows, and runs the journeys that name them. */
async function tryJourneyFaults(tree: MutatedTree): Promise<number> {
  for (const fault of JOURNEY_FAULTS) tree.apply(fault);
  await runNode(["node_modules/next/dist/bin/next", "build"], { cwd: tree.root });
  await runNode(["lib/cli/complete-standalone.ts"], { cwd: tree.root });
  const report = `${tree.root}journey-report.json`;
  const files = [...new Set(JOURNEY_FAULTS.map(({ test }) => test))];
  const titles = JOURNEY_FAULTS.map(({ title }) => RegExp.escape(title)).join("|");
  const run = startNode(
    ["e2e/cli/journeys.ts", ...files, "-g", titles, "--retries=0", "--reporter=list,json"],
    {
      cwd: tree.root,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, EXHAUSTIVE: "1" },
    },
  );
  await once(run, "exit");
  const { suites }: { suites: readonly Suite[] } = JSON.parse(readFileSync(report, "utf8"));
  const failed = suites.flatMap((suite) => failedTitles(suite, suite.file));
  const hasCaught = ({ test, title }: JourneyFault) =>
    failed.some((one) => `e2e/${one}`.startsWith(test) && one.includes(title));
  for (const fault of JOURNEY_FAULTS) print(hasCaught(fault), fault);
  return JOURNEY_FAULTS.filter((fault) => !hasCaught(fault)).length;
}

const [part] = process.argv.slice(2);
const tree = copyTree();
try {
  const unit = part === "journeys" ? 0 : await tryUnitFaults(tree);
  const journeys = part === "unit" ? 0 : await tryJourneyFaults(tree);
  process.stdout.write(`${unit + journeys} escaped\n`);
  process.exitCode = unit + journeys === 0 ? 0 : 1;
} finally {
  tree.remove();
}

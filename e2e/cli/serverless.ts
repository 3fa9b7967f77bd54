import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { endLeftovers, pidFolder } from "../cluster/child.ts";
import { copyTree } from "../mutations/mutated-tree.ts";
import { installAdapters, makeAwsOutput, makeVercelOutput } from "../serverless/output.ts";
import { buildIfNeeded } from "./build.ts";
import { ensureProgram } from "./debian.ts";
import { ROOT, runNode } from "./process.ts";

/** Makes both adapters' outputs in a copy of the project and runs the tests on them; arguments go to Playwright. */
async function main(): Promise<void> {
  const redis = ensureProgram("redis-server", "redis-server");
  installAdapters();
  await buildIfNeeded();
  const tree = copyTree();
  const folder = mkdtempSync(`${tmpdir()}/merlin-serverless-`);
  try {
    mkdirSync(pidFolder(folder));
    const env = {
      AWS_OUTPUT: await makeAwsOutput(tree.root),
      VERCEL_OUTPUT: await makeVercelOutput(tree.root, folder),
      SERVERLESS_FOLDER: folder,
      REDIS_SERVER_PATH: redis,
    };
    const args = ["test", "-c", "e2e/serverless/playwright.config.ts", ...process.argv.slice(2)];
    await runNode([`${ROOT}node_modules/@playwright/test/cli.js`, ...args], { env });
  } finally {
    endLeftovers(folder);
    tree.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

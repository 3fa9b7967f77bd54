import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { certificateFile, makeCertificate } from "../cluster/certificate.ts";
import { endLeftovers, pidFolder } from "../cluster/child.ts";
import { buildIfNeeded } from "./build.ts";
import { ensureChromium } from "./chromium.ts";
import { ensureProgram } from "./debian.ts";
import { ROOT, startNode } from "./process.ts";

/** Runs the tests of two instances behind nginx; arguments go to Playwright. */
async function main(): Promise<number> {
  const programs = {
    NGINX_PATH: ensureProgram("nginx", "nginx-light"),
    REDIS_SERVER_PATH: ensureProgram("redis-server", "redis-server"),
    CHROMIUM_PATH: await ensureChromium(),
  };
  const openssl = ensureProgram("openssl", "openssl");
  await buildIfNeeded();
  const folder = mkdtempSync(`${tmpdir()}/merlin-cluster-`);
  try {
    mkdirSync(pidFolder(folder));
    makeCertificate(openssl, folder);
    return await runTests({
      ...programs,
      CLUSTER_FOLDER: folder,
      NODE_EXTRA_CA_CERTS: certificateFile(folder),
    });
  } finally {
    endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function runTests(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const runner = startNode(
    [
      `${ROOT}node_modules/@playwright/test/cli.js`,
      "test",
      ...["-c", "e2e/cluster/playwright.config.ts"],
      ...process.argv.slice(2),
    ],
    { env },
  );
  // The runner ends what it has started before it ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => runner.kill(signal));
  return new Promise((resolve) => runner.once("exit", (code) => resolve(code ?? 1)));
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

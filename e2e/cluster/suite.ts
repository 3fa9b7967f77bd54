import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { buildIfNeeded } from "../cli/build.ts";
import { ensureChromium } from "../cli/chromium.ts";
import { ensureProgram } from "../cli/debian.ts";
import { ROOT, startNode } from "../cli/process.ts";
import { certificateFile, makeCertificate } from "./certificate.ts";
import { endLeftovers, pidFolder } from "./child.ts";

type Programs = Readonly<Record<string, string>>;

async function run(config: string, programs: Programs): Promise<number> {
  const env = {
    NGINX_PATH: ensureProgram("nginx", "nginx-light"),
    REDIS_SERVER_PATH: ensureProgram("redis-server", "redis-server"),
    CHROMIUM_PATH: await ensureChromium(),
    ...programs,
  };
  const openssl = ensureProgram("openssl", "openssl");
  await buildIfNeeded();
  const folder = mkdtempSync(`${tmpdir()}/merlin-cluster-`);
  try {
    mkdirSync(pidFolder(folder));
    makeCertificate(openssl, folder);
    return await runTests(config, {
      ...env,
      CLUSTER_FOLDER: folder,
      NODE_EXTRA_CA_CERTS: certificateFile(folder),
    });
  } finally {
    endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function runTests(
  config: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const runner = startNode(
    [
      `${ROOT}node_modules/@playwright/test/cli.js`,
      "test",
      ...["-c", config],
      ...process.argv.slice(2),
    ],
    { env },
  );
  // The runner ends what it has started before it ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => runner.kill(signal));
  return new Promise((resolve) => runner.once("exit", (code) => resolve(code ?? 1)));
}

/**
 * Runs the tests of instances behind nginx, as a command of its own: its arguments go to Playwright.
 * @param programs finds what the tests need beside nginx and Redis, by the variable that tells them its path
 */
export async function runSuite(config: string, programs: () => Programs = () => ({})) {
  try {
    process.exitCode = await run(config, programs());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

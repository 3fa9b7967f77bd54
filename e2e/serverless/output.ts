import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT, runNode } from "../cli/process.ts";

/** The manifest and the lock file of the pinned adapters … */
const PINNED = fileURLToPath(new URL("adapters/", import.meta.url));
/** … and where they are installed: out of the way of whatever looks at the project's files. */
const INSTALLED = `${ROOT}node_modules/.cache/serverless-adapters/`;

/** Installs the adapters as their lock file says, unless they are there: 500 packages that nobody else needs. */
export function installAdapters(): void {
  const wanted = readFileSync(`${PINNED}package-lock.json`, "utf8");
  const mark = `${INSTALLED}installed.json`;
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  cpSync(PINNED, INSTALLED, { recursive: true });
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: INSTALLED,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`npm ci in ${INSTALLED} ended with ${status}`);
  writeFileSync(mark, wanted);
}

/** An adapter's settings for a project that nobody has signed in for, and that installs nothing. */
const VERCEL_PROJECT = {
  projectId: "local",
  orgId: "local",
  settings: {
    framework: "nextjs",
    nodeVersion: "24.x",
    buildCommand: "next build",
    installCommand: "node --version",
  },
};

/** Makes AWS's bundle of the build that a copy of the project holds; gives its folder. */
export async function makeAwsOutput(root: string): Promise<string> {
  cpSync(`${ROOT}.next`, `${root}.next`, { recursive: true, verbatimSymlinks: true });
  const config = `${root}open-next.config.ts`;
  const text = readFileSync(config, "utf8");
  writeFileSync(config, text.replace('"npm run build"', '"node --version"'));
  const adapter = `${INSTALLED}node_modules/@opennextjs/aws/dist/index.js`;
  await runNode([adapter, "build"], { cwd: root });
  return `${root}.open-next`;
}

/** A function's files lie where its build was; the host lays them beside the function. */
function gatherFiles(root: string, output: string): void {
  const names = readdirSync(`${output}/functions`, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith("/.vc-config.json"))) {
    const config = `${output}/functions/${name}`;
    const { filePathMap = {} } = JSON.parse(readFileSync(config, "utf8"));
    for (const [to, from] of Object.entries<string>(filePathMap)) {
      const file = `${dirname(config)}/${to}`;
      if (lstatSync(file, { throwIfNoEntry: false })) continue;
      mkdirSync(dirname(file), { recursive: true });
      linkSync(root + from, file);
    }
  }
}

/** Builds for Vercel in a copy of the project; gives the folder of the output. */
export async function makeVercelOutput(root: string, folder: string): Promise<string> {
  mkdirSync(`${root}.vercel`, { recursive: true });
  writeFileSync(`${root}.vercel/project.json`, JSON.stringify(VERCEL_PROJECT));
  const adapter = `${INSTALLED}node_modules/vercel/dist/vc.js`;
  const env = {
    VERCEL_TELEMETRY_DISABLED: "1",
    PATH: `${dirname(process.execPath)}:${root}node_modules/.bin:${process.env.PATH}`,
  };
  await runNode([adapter, "build", "--prod", "--yes"], { cwd: root, env });
  gatherFiles(root, `${root}.vercel/output`);
  // Beside the project's manifest its functions would be read as modules.
  renameSync(`${root}.vercel/output`, `${folder}/vercel`);
  return `${folder}/vercel`;
}

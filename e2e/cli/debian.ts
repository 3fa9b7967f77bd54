import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where programs lie that are not on every user's path. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];

/** An archive that does not answer must not hold up what can go on without it. */
const ANSWER_SECONDS = 10;
const COMMAND_MS = 180_000;

/** Installs a Debian package where that is possible: as root, with `apt-get`. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const options = ["-o", `Acquire::http::Timeout=${ANSWER_SECONDS}`, "-o", "Acquire::Retries=1"];
    spawnSync("apt-get", [...options, ...args], { stdio: "inherit", timeout: COMMAND_MS });
  }
}

function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), ...SYSTEM_FOLDERS];
  return folders.map((folder) => `${folder}/${program}`).find(existsSync);
}

/**
 * The path of a program, which is installed from a Debian package when it is missing.
 * @throws Error that names program and package when it is still missing
 */
export function ensureProgram(program: string, debianPackage: string): string {
  if (!find(program)) installFromDebian(debianPackage);
  const path = find(program);
  if (path) return path;
  throw new Error(
    `${program} is missing: install it, on Debian as root with \`apt-get install ${debianPackage}\``,
  );
}

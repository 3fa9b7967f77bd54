import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { ROOT } from "../cli/process.ts";
import type { Fault } from "./fault.ts";

const FOLDERS = ["app", "e2e", "lib", "messages", "public"];

/** A copy of the project that faults are put into. */
export interface MutatedTree {
  readonly root: string;
  /** @throws Error when the fault's text does not stand there exactly once */
  apply(fault: Fault): void;
  restore(fault: Fault): void;
  remove(): void;
}

/** Copies the sources into a temporary folder; packages are linked where the file system can, else copied. */
export function copyTree(): MutatedTree {
  const root = `${mkdtempSync(`${tmpdir()}/mutations-`)}/`;
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...FOLDERS, ...files.map((entry) => entry.name)]) {
    cpSync(ROOT + name, root + name, { recursive: true });
  }
  const packages = [`${ROOT}node_modules`, `${root}node_modules`];
  const linked = spawnSync("cp", ["-al", ...packages], { stdio: "ignore" });
  if (linked.status !== 0)
    cpSync(`${ROOT}node_modules`, `${root}node_modules`, { recursive: true });
  return {
    root,
    apply({ file, find, replace, what }) {
      const parts = readFileSync(root + file, "utf8").split(find);
      if (parts.length !== 2)
        throw new Error(`${file}: "${what}" stands there ${parts.length - 1} times`);
      writeFileSync(root + file, parts.join(replace));
    },
    restore: ({ file }) => cpSync(ROOT + file, root + file),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

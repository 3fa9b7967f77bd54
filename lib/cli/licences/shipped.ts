import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);

const packagesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** As the package states it: an SPDX expression, or something else or nothing. */
    license: z.unknown().optional(),
    author: z.unknown().optional(),
    path: z.string(),
    /** Below the project; empty for the project itself. */
    location: z.string(),
  }),
);

/** A package that a build may take code from, as its own manifest describes it. */
export type ShippedPackage = z.output<typeof packagesSchema>[number];

/** A dependency tree of a thousand packages is described in some ten megabytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What npm prints for a command, without its warnings. */
async function npm(...command: string[]): Promise<string> {
  const { stdout } = await run("npm", command, { maxBuffer: MAX_OUTPUT_BYTES });
  return stdout;
}

/** Every installed package but those for development alone, by name and version. */
export async function shippedPackages(): Promise<ShippedPackage[]> {
  const packages = packagesSchema.parse(JSON.parse(await npm("query", ":not(.dev)")));
  const byName = new Map(
    packages
      .filter(({ location }) => location !== "")
      .map((one) => [`${one.name}@${one.version}`, one]),
  );
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The same as a software bill of materials: CycloneDX, JSON. */
export function billOfMaterials(): Promise<string> {
  return npm("sbom", "--sbom-format=cyclonedx", "--omit=dev");
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The licence texts that a package brings, or what its manifest says where it brings none. */
async function notice({ name, version, license, author, path }: ShippedPackage): Promise<string> {
  const files = (await readdir(path)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(path, file), "utf8")));
  const by = typeof author === "string" ? author : (author as { name?: string } | undefined)?.name;
  const stated = `${license}${by ? `, by ${by}` : ""} (the package holds no licence text)`;
  return [`${name}@${version}: ${license}`, ...(texts.length > 0 ? texts : [stated])].join("\n\n");
}

/** All licence texts of what ships, one package after another. */
export async function thirdPartyNotices(packages: readonly ShippedPackage[]): Promise<string> {
  const notices = await Promise.all(packages.map(notice));
  return `${notices.map((text) => text.trim()).join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importGraph, lazyImports, ownSources } from "../../lib/testing/import-graph.ts";
import { printTable } from "../bench/print-table.ts";
import { ROOT } from "./process.ts";

const FEW_LINES = 25;
const CROWDED = 20;

const lineCount = (text: string) => text.split("\n").length - 1;

/** The value below which a share of the sorted values lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function trackedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" });
  return listed.split("\0").filter(Boolean);
}

/** The product's own sources: `app` and `lib` without tests. */
function productFiles(tracked: readonly string[]): ReadonlyMap<string, string> {
  const isProduct = (path: string) =>
    /^(app|lib)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
  return new Map(
    tracked
      .filter((path) => isProduct(path) && existsSync(ROOT + path))
      .map((path) => [path, readFileSync(ROOT + path, "utf8")]),
  );
}

/** How many files of the product exactly one other file imports, now or later, tests left out. */
function withOneImporter(product: ReadonlyMap<string, string>): number {
  const sources = ownSources();
  const importers = new Map<string, Set<string>>();
  for (const graph of [importGraph(sources, "values and types"), lazyImports(sources)]) {
    for (const [from, all] of graph) {
      if (/\.(test|spec)\.ts$/.test(from)) continue;
      for (const to of all) importers.set(to, (importers.get(to) ?? new Set()).add(from));
    }
  }
  return [...product.keys()].filter((path) => importers.get(path)?.size === 1).length;
}

/** The folders of `app`, `lib` and `e2e` by the files that lie in them, the fullest first. */
function folderSizes(tracked: readonly string[]): (readonly [folder: string, files: number])[] {
  const sizes = new Map<string, number>();
  for (const path of tracked.filter((one) => /^(app|lib|e2e)\//.test(one))) {
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  }
  return [...sizes].sort(([, a], [, b]) => b - a);
}

function productionPackages(): number {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8")) as {
    packages: Readonly<Record<string, { dev?: boolean }>>;
  };
  return Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev).length;
}

/** The bytes of all files in a folder; a dash for one that is not there. */
function sizeOf(folder: string): string {
  if (!existsSync(ROOT + folder)) return "–";
  const entries = readdirSync(ROOT + folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  return `${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6)} MB`;
}

const tracked = trackedFiles();
const product = productFiles(tracked);
const lines = [...product.values()].map(lineCount).sort((a, b) => a - b);
const folders = folderSizes(tracked);
const crowded = folders.filter(([, files]) => files > CROWDED);
const [fullest] = folders;

printTable(
  [
    ["figure", "now"],
    ["product files (app and lib, without tests)", product.size],
    ["their lines", lines.reduce((sum, one) => sum + one, 0)],
    ["lines of a file: median", quantile(lines, 0.5)],
    ["lines of a file: nine of ten", quantile(lines, 0.9)],
    ["lines of a file: most", lines.at(-1) ?? 0],
    [`files under ${FEW_LINES} lines`, lines.filter((one) => one < FEW_LINES).length],
    ["files with one importer", withOneImporter(product)],
    [`folders with more than ${CROWDED} files`, crowded.length],
    [`the fullest folder (${fullest?.[0]})`, fullest?.[1] ?? 0],
    ["lines of biome.json", lineCount(readFileSync(`${ROOT}biome.json`, "utf8"))],
    ["packages for production", productionPackages()],
    ["node_modules", sizeOf("node_modules")],
    [".next/standalone", sizeOf(".next/standalone")],
  ].map((row) => row.map(String)),
);

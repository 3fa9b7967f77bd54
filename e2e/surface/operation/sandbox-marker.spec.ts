import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "../../cli/process.ts";
import { expect, test } from "../../fixtures/test.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

/** Texts that the sandbox has and nothing else: its console, its greeting, its control API, its seeds' password. */
const MARKERS = [
  "Sandbox console",
  "Sandbox of the upstream API",
  "__sandbox",
  API_KEY,
  "Merlin-2026!",
];

/** A text of the product: a scan that does not find it has read nothing. */
const PRODUCT_TEXT = "Merlin BTC";

const BUILD = [".next/static", ".next/server", ".next/standalone"];
const PRODUCT = ["app", "lib", "messages"];
const PRODUCT_FILES = [
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
];

const E2E_IMPORT = /(?:from|import|require)\s*\(?\s*["'`][^"'`]*\be2e\//;

function filesBelow(folder: string): string[] {
  return readdirSync(ROOT + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.slice(ROOT.length).includes("/node_modules/"));
}

function holding(paths: readonly string[], text: string): string[] {
  return paths.filter((path) => readFileSync(path).includes(text));
}

test("no file of the build holds anything of the sandbox", () => {
  const paths = BUILD.flatMap(filesBelow);
  for (const folder of BUILD) expect(filesBelow(folder)).not.toEqual([]);
  expect(holding(paths, PRODUCT_TEXT)).not.toEqual([]);
  for (const marker of MARKERS) {
    expect(holding(filesBelow("e2e/sandbox"), marker), `${marker} in the sandbox`).not.toEqual([]);
    expect(holding(paths, marker), `${marker} in the build`).toEqual([]);
  }
});

test("neither the standalone folder nor what browsers get holds or names a source map", () => {
  const served = filesBelow(".next/static");
  const shipped = readdirSync(`${ROOT}.next/standalone`, { recursive: true }).map(String);
  expect([served.length > 10, shipped.length > served.length]).toEqual([true, true]);
  expect([...served, ...shipped].filter((path) => path.endsWith(".map"))).toEqual([]);
  expect(holding(served, "sourceMappingURL=")).toEqual([]);
});

test("the build needs no file of e2e", () => {
  const traces = filesBelow(".next/server").filter((path) => path.endsWith(".nft.json"));
  expect(traces).not.toEqual([]);
  expect(holding(traces, "/e2e/")).toEqual([]);
  expect(readdirSync(`${ROOT}.next/standalone`)).not.toContain("e2e");
});

test("no file of the product imports e2e", () => {
  const paths = [...PRODUCT.flatMap(filesBelow), ...PRODUCT_FILES.map((name) => ROOT + name)];
  const code = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith(".test.ts"));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((path) => E2E_IMPORT.test(readFileSync(path, "utf8")))).toEqual([]);
  expect('import { startSandbox } from "../../e2e/sandbox/server.ts";').toMatch(E2E_IMPORT);
});

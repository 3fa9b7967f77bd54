import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CONTRACT_VERSION } from "../contract/version.ts";

const ROOT = new URL("../../", import.meta.url);

/** A path of two parts or more to a file of the tree, as documents write it between backticks, from where they like. */
const PATH = /^(?:[\w.@()[\]-]+\/)+[\w.@[\]-]+\.(?:tsx?|mjs|css|json|md|ya?ml|svg|sh)$/;
/** What the build, an upstream or whoever runs a command makes. */
const MADE_LATER =
  /^(?:\.next|\.open-next|\.sandbox|\.aws|node_modules|\.well-known|test-results)\//;

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
}).split("\n");
// What was once is not held against the tree of today.
const documents = tracked.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");

const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

/** Whatever of a pattern stands in a document and does not hold, each with its document. */
function untrue(pattern: RegExp, holds: (found: string, document: string) => boolean): string[] {
  return documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .map(([, found = ""]) => found)
      .filter((found) => !holds(found, document))
      .map((found) => `${document}: ${found}`),
  );
}

const named = documents.flatMap((document) => {
  const text = read(document);
  const codes = new Set([...text.matchAll(/`(?:\.\.\/)*([^`\n]+)`/g)].map(([, code = ""]) => code));
  return [...codes]
    .filter((code) => PATH.test(code) && !MADE_LATER.test(code))
    .map((path) => ({ document, path }));
});

it("documents name files", () => {
  expect(named.length).toBeGreaterThan(300);
});

it.each(named)("$document names $path, which exists", ({ path }) => {
  expect(tracked.filter((one) => `/${one}`.endsWith(`/${path}`))).not.toEqual([]);
});

const LINK = /\]\((?!\w+:)([^)#\s]+)/g;
const SCRIPT = /npm run (?:-s )?([\w:]+)/g;
const SETTING = /`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g;

it.each([LINK, SCRIPT, SETTING])("documents name what %s finds", (pattern) => {
  expect(untrue(pattern, () => false).length).toBeGreaterThan(40);
});

it("documents link to files and folders of the tree", () => {
  const isThere = (link: string, document: string) => {
    const path = new URL(link, `file:///${document}`).pathname.slice(1);
    return tracked.some((one) => one === path || one.startsWith(`${path.replace(/\/$/, "")}/`));
  };
  expect(untrue(LINK, isThere)).toEqual([]);
});

it("documents name scripts that there are, and README.md has each that is somebody's to run", () => {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  expect(untrue(SCRIPT, (name) => scripts.includes(name))).toEqual([]);
  const commands = /## Commands\n([\s\S]*?)\n## /.exec(read("README.md"))?.[1] ?? "";
  const isPart = (name: string) => /^(check|bench):/.test(name) || name === "test";
  expect(scripts.filter((name) => !isPart(name) && !commands.includes(name))).toEqual([]);
});

it("documents take npm's own lines away from what a program reads", () => {
  const command = /(npm run (?:-s )?\w+ -- --(?:openapi|json|account))/g;
  expect(untrue(command, () => false).length).toBeGreaterThan(2);
  expect(untrue(command, (found) => found.includes(" -s "))).toEqual([]);
});

it("documents name settings and constants that the sources have", () => {
  const sources = tracked.filter((path) => /\.(ts|tsx|mjs|ya?ml|example)$/.test(path));
  const names = new Set(
    sources.flatMap((path) => read(path).match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g) ?? []),
  );
  expect(untrue(SETTING, (name) => names.has(name))).toEqual([]);
});

it("CHANGELOG.md says what the newest version of the contract asks for", () => {
  const [major, minor] = CONTRACT_VERSION.split(".");
  expect(read("CHANGELOG.md")).toMatch(
    RegExp(`^### From contract \\S+ to ${major}\\.${minor}$`, "m"),
  );
});

it("lib/README.md names the version of Next that its facts were seen on", () => {
  expect(read("lib/README.md")).toContain(
    `Seen on next ${JSON.parse(read("package.json")).dependencies.next},`,
  );
});

it("README.md names the adapters of serverless hosts by the version that is tested", () => {
  const { devDependencies } = JSON.parse(read("e2e/serverless/adapters/package.json"));
  const readme = read("README.md");
  expect(readme).toContain(`@opennextjs/aws build\` ${devDependencies["@opennextjs/aws"]}`);
  expect(readme).toContain(`\`vercel build\` ${devDependencies.vercel}`);
});

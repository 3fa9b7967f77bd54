import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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

const named = documents.flatMap((document) => {
  const text = readFileSync(new URL(document, ROOT), "utf8");
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

it("README.md names the adapters of serverless hosts by the version that is tested", () => {
  const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
  const { devDependencies } = JSON.parse(read("e2e/serverless/adapters/package.json"));
  const readme = read("README.md");
  expect(readme).toContain(`@opennextjs/aws build\` ${devDependencies["@opennextjs/aws"]}`);
  expect(readme).toContain(`\`vercel build\` ${devDependencies.vercel}`);
});

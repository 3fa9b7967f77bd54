import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { type ImportGraph, importGraph, ownSources } from "./import-graph.ts";

const ENTRY = /^(page|layout|error|loading|not-found|global-error)\.tsx$/;

/** A page with the files that stand around it. */
function entriesOf(page: string, graph: ImportGraph): string[] {
  const around: string[] = [page];
  for (let room = dirname(page); room !== "."; room = dirname(room)) {
    around.push(
      ...[...graph.keys()].filter((path) => dirname(path) === room && ENTRY.test(basename(path))),
    );
  }
  return around.filter((path) => path === page || basename(path) !== "page.tsx");
}

/** The files whose script a page loads at once: what its islands import, and what that imports. */
function firstLoad(page: string, graph: ImportGraph, isIsland: (path: string) => boolean) {
  const seen = new Set<string>();
  const loaded = new Set<string>();
  const visit = (path: string, isBrowsers: boolean) => {
    const isLoaded = isBrowsers || isIsland(path);
    const name = `${path} ${isLoaded}`;
    if (seen.has(name)) return;
    seen.add(name);
    if (isLoaded) loaded.add(path);
    for (const imported of graph.get(path) ?? []) visit(imported, isLoaded);
  };
  for (const entry of entriesOf(page, graph)) visit(entry, false);
  return loaded;
}

const sources = new Map([...ownSources()].filter(([path]) => /^(app|lib)\//.test(path)));
const graph = importGraph(sources, "values");
const isIsland = (path: string) => /^"use client"/.test(sources.get(path) ?? "");
const pages = [...graph.keys()].filter((path) => /^app\/(.+\/)?page\.tsx$/.test(path));
const loads = pages.map((page) => [page, firstLoad(page, graph, isIsland)] as const);

it.each([
  ["the table of all pages for one address", "lib/routes.ts"],
  ["the library of decimals", "lib/money/decimal.ts"],
  ["the rules of forms", "lib/contract/values/values.ts"],
  ["the numbering plans of phones", "lib/contract/rules/phone.ts"],
  ["the dictionaries of passwords", "lib/domain/password/estimate.ts"],
])("no page loads %s before it is wanted", (_, heavy) => {
  expect(pages.length).toBeGreaterThan(30);
  expect(loads.filter(([, loaded]) => loaded.has(heavy)).map(([page]) => page)).toEqual([]);
});

/** What a file loads, with all that this loads. */
function loadedBy(root: string): ReadonlySet<string> {
  const loaded = new Set([root]);
  for (const path of loaded) for (const next of graph.get(path) ?? []) loaded.add(next);
  return loaded;
}

it("what stands on Node begins with server-only, unless the start command loads it without a build", () => {
  const started = loadedBy("lib/cli/start.ts");
  const needsNode = [...sources].filter(
    ([path, text]) =>
      /^lib\/(?!cli\/)/.test(path) &&
      !/\.test\.ts$|\/testing\//.test(path) &&
      /\b(?:from|import) "node:/.test(text),
  );
  expect(needsNode.length).toBeGreaterThan(25);
  const isMarked = (text: string) => /^import "server-only";/m.test(text);
  const open = needsNode.filter(([path, text]) => !isMarked(text) && !started.has(path));
  expect(open.map(([path]) => path)).toEqual([]);
  const closed = [...started].filter((path) => isMarked(sources.get(path) ?? ""));
  expect(closed, "plain Node refuses server-only").toEqual([]);
});

it("each import() behind a lazy() goes through live/network.ts, but for the screen of a crash", () => {
  const loaders = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/\blazy\([\s\S]*?(loadPatiently|import)\(/g)].map(([, by]) => ({ path, by })),
  );
  expect(loaders.length).toBeGreaterThan(20);
  const impatient = loaders.filter(({ path, by }) => by === "import" && path.startsWith("app/"));
  expect(impatient.map(({ path }) => path).toSorted()).toEqual([
    "app/_shell/states/crash-screen.lazy.tsx",
    "app/_shell/states/crash-screen.tsx",
  ]);
});

it("the four ways that lib/README.md describes lead through files that exist, as many as it says", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, section = ""] = readme.split("## Four values on their way");
  const rows = [...section.matchAll(/^\| (.+) \| (\d+) \| (\d+) \| (.+) \|$/gm)];
  expect(rows).toHaveLength(4);
  for (const [, value, files, returns, way = ""] of rows) {
    const named = [...way.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, name = ""]) => {
      const found = [...sources.keys()].filter((path) => `/${path}`.endsWith(`/${name}`));
      expect(found, name).toHaveLength(1);
      return found[0];
    });
    const entered = new Set(named).size;
    expect([entered, named.length - entered], value).toEqual([Number(files), Number(returns)]);
  }
});

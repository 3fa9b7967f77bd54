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
])("no page loads %s before it is wanted", (_, heavy) => {
  expect(pages.length).toBeGreaterThan(30);
  expect(loads.filter(([, loaded]) => loaded.has(heavy)).map(([page]) => page)).toEqual([]);
});

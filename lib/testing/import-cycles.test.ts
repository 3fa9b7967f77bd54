import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = ["{app,lib,e2e}/**/*.{ts,tsx}", "*.{ts,mjs}"];

type Graph = ReadonlyMap<string, readonly string[]>;

/** What each file imports or exports from, types included; what `import()` brings later is left out. */
function importGraph(sources: ReadonlyMap<string, string>): Graph {
  const fileOf = (from: string, specifier: string) => {
    if (!/^(@\/|\.)/.test(specifier)) return [];
    const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
    return [path, `${path}.ts`, `${path}.tsx`].filter((one) => sources.has(one));
  };
  const edges = [...sources].map(([path, text]) => {
    const { staticImports, staticExports } = parseSync(path, text).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    return [path, specifiers.flatMap((specifier) => fileOf(path, specifier))] as const;
  });
  return new Map(edges);
}

/** The imports that lie on a cycle or between two of them: what is left when files without any are taken away. */
function cyclicImports(graph: Graph): string[] {
  let left = graph;
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    const imported = new Set([...left.values()].flat());
    const kept = [...left].filter(([path]) => imported.has(path));
    const paths = new Set(kept.map(([path]) => path));
    const trimmed = kept.map(([path, all]) => [path, all.filter((one) => paths.has(one))] as const);
    left = new Map(trimmed.filter(([, all]) => all.length > 0));
  }
  return [...left].flatMap(([path, all]) =>
    all.filter((one) => left.has(one)).map((one) => `${path} → ${one}`),
  );
}

describe("the graph of imports", () => {
  it("has no cycle, neither of values nor of types", () => {
    const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
    const graph = importGraph(
      new Map(paths.map((path) => [path, readFileSync(ROOT + path, "utf8")])),
    );
    expect([...graph.values()].flat().length).toBeGreaterThan(5_000);
    expect(cyclicImports(graph)).toEqual([]);
  });

  it("shows a cycle of types, of values, and over an export", () => {
    const cycle = (line: string) => {
      const sources = {
        "lib/a.ts": line,
        "lib/b.tsx": 'import "./a.ts";',
        "app/c.ts": 'import "@/lib/a";',
      };
      return cyclicImports(importGraph(new Map(Object.entries(sources))));
    };
    const both = ["lib/a.ts → lib/b.tsx", "lib/b.tsx → lib/a.ts"];
    expect(cycle('import type { B } from "./b.tsx";')).toEqual(both);
    expect(cycle('import { b } from "@/lib/b";')).toEqual(both);
    expect(cycle('export { b } from "./b";')).toEqual(both);
    expect(cycle('const b = import("./b.tsx");')).toEqual([]);
  });
});

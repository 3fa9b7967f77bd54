import { describe, expect, it } from "vitest";
import { type ImportGraph, importGraph, ownSources } from "./import-graph.ts";

/** The imports that lie on a cycle or between two of them: what is left when files without any are taken away. */
function cyclicImports(graph: ImportGraph): string[] {
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

const graph = importGraph(ownSources(), "values and types");

describe("the graph of imports", () => {
  it("has no cycle, neither of values nor of types", () => {
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
      return cyclicImports(importGraph(new Map(Object.entries(sources)), "values and types"));
    };
    const both = ["lib/a.ts → lib/b.tsx", "lib/b.tsx → lib/a.ts"];
    expect(cycle('import type { B } from "./b.tsx";')).toEqual(both);
    expect(cycle('import { b } from "@/lib/b";')).toEqual(both);
    expect(cycle('export { b } from "./b";')).toEqual(both);
    expect(cycle('const b = import("./b.tsx");')).toEqual([]);
  });
});

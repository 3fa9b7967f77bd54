import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = ["{app,lib,e2e}/**/*.{ts,tsx}", "*.{ts,mjs}"];

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The project's own sources by their path. */
export function ownSources(): ReadonlyMap<string, string> {
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  return new Map(paths.map((path) => [path, readFileSync(ROOT + path, "utf8")]));
}

/** The file of the project that an import means; none for a package. */
function filesOf(sources: ReadonlyMap<string, string>, from: string, specifier: string): string[] {
  if (!/^(@\/|\.)/.test(specifier)) return [];
  const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].filter((one) => sources.has(one));
}

/**
 * What each file imports or exports from; what `import()` brings later is left out.
 * @param kinds with or without what is imported for its type alone
 */
export function importGraph(
  sources: ReadonlyMap<string, string>,
  kinds: "values and types" | "values",
): ImportGraph {
  const counts = ({ isType }: { readonly isType: boolean }) =>
    kinds === "values and types" || !isType;
  const edges = [...sources].map(([path, text]) => {
    const { staticImports, staticExports } = parseSync(path, text).module;
    const specifiers = [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(counts))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.filter(counts).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    return [path, specifiers.flatMap((specifier) => filesOf(sources, path, specifier))] as const;
  });
  return new Map(edges);
}

/** What each file brings later, by an `import()` of a written path. */
export function lazyImports(sources: ReadonlyMap<string, string>): ImportGraph {
  const edges = [...sources].map(([path, text]) => {
    const specifiers = parseSync(path, text).module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    );
    return [path, specifiers.flatMap((specifier) => filesOf(sources, path, specifier))] as const;
  });
  return new Map(edges);
}

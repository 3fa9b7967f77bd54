import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { TOKEN_SYMBOLS } from "../contract/values/tokens.ts";
import { type ImportGraph, importGraph, lazyImports, ownSources } from "./import-graph.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const MOST_LINES = 300;
const MOST_IN_A_FOLDER = 25;
const FEW_LINES = 25;

/** Files that the framework, or the rule of the rooms, asks for by their name. */
const ASKED_FOR =
  /^(page|layout|template|loading|error|not-found|global-error|route|robots|sitemap|client|server|schema)\.tsx?$|\.lazy\.tsx$|\.d\.ts$/;

const sources = ownSources();
const lineCount = (text: string) => text.split("\n").length - 1;
const directiveOf = (text = "") => /^["'](use \w+)["']/.exec(text)?.[1];

/** Tables of the same shape by language, and what the framework asks for by name. */
const SHARED_NAMES = /^(FAULTS|metadata|generateMetadata|dynamic|GET|POST|HEAD)$/;

/** What files of the product export under one name, by that name. */
function sharedNames(files: ReadonlyMap<string, string>): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!/^(app|lib)\//.test(path) || /\.test\.ts$/.test(path)) continue;
    const declared =
      /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
    for (const [, name = ""] of text.matchAll(declared)) {
      places.set(name, [...new Set([...(places.get(name) ?? []), path])]);
    }
  }
  const shared = [...places].filter(
    ([name, paths]) => paths.length > 1 && !SHARED_NAMES.test(name),
  );
  return Object.fromEntries(shared);
}

/** Where a token or the no-break space stands as a text: the constants themselves, patterns of texts, names of drawings, samples. */
const OWN_LITERALS =
  /^(lib\/contract\/values\/tokens\.ts|lib\/cli\/contract\/examples\.ts|lib\/money\/(number-marks|parse)\.ts|lib\/i18n\/voice\/.*|app\/gallery\.dev\/.*|app\/_ui\/(art\/drawing|data\/token-disc)\.tsx|e2e\/.*)$/;
const LITERAL = RegExp(`["'](${TOKEN_SYMBOLS.join("|")})["']|\\\\u00a0|\u00a0`);

/** Files that write a token's symbol or the no-break space out. */
function spelledOut(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path]) => !OWN_LITERALS.test(path) && !path.endsWith(".test.ts"))
    .filter(([, text]) => LITERAL.test(text))
    .map(([path]) => path);
}

/** Files that name the server as their place, but not before anything else, or more than once. */
function lateServerOnly(files: ReadonlyMap<string, string>): string[] {
  const isNamed = (line: string) => line === 'import "server-only";';
  return [...files]
    .filter(([path]) => /^(app|lib)\//.test(path))
    .filter(([, text]) =>
      text
        .match(/^import .*/gm)
        ?.slice(1)
        .some(isNamed),
    )
    .map(([path]) => path);
}

/** Short files that only one other file needs, at once and in the same place, and that no test names. */
function unearned(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  const note = (graph: ImportGraph) => {
    for (const [from, all] of graph) {
      for (const to of all) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  };
  note(importGraph(files, "values and types"));
  note(lazyImports(files));
  const lazy = new Set([...lazyImports(files).values()].flat());
  const isShort = (path: string) => lineCount(files.get(path) ?? "") < FEW_LINES;
  return [...files.keys()].filter((path) => {
    const [only, second] = new Set(importers.get(path));
    if (!/^(app|lib)\//.test(path) || !isShort(path) || ASKED_FOR.test(basename(path)))
      return false;
    const isTested = files.has(path.replace(/\.tsx?$/, ".test.ts"));
    if (only === undefined || second !== undefined || lazy.has(path) || isTested) return false;
    const text = files.get(path) ?? "";
    return !text.includes('"server-only"') && directiveOf(text) === directiveOf(files.get(only));
  });
}

describe("the files of the project", () => {
  it("can each be read at one sitting", () => {
    expect(sources.size).toBeGreaterThan(1_500);
    const long = [...sources].filter(([, text]) => lineCount(text) > MOST_LINES);
    expect(
      long.map(([path]) => path),
      `more than ${MOST_LINES} lines: take a part out`,
    ).toEqual([]);
  });

  it("are few enough in a folder to be taken in", () => {
    const folders = new Map<string, number>();
    for (const path of globSync("{app,lib,e2e}/**/*.*", { cwd: ROOT })) {
      folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    }
    expect(folders.size).toBeGreaterThan(200);
    expect(
      [...folders].filter(([, count]) => count > MOST_IN_A_FOLDER),
      `more than ${MOST_IN_A_FOLDER} files: give some a folder of their own`,
    ).toEqual([]);
  });

  it("name one thing each: no two export the same name", () => {
    expect(sharedNames(sources)).toEqual({});
    const twice = new Map([
      ["app/a.ts", "export function read() {}\n"],
      ["lib/b.ts", "export type read = string;\n"],
    ]);
    expect(sharedNames(twice)).toEqual({ read: ["app/a.ts", "lib/b.ts"] });
  });

  it("take a token's symbol and the no-break space from their one constant", () => {
    expect(spelledOut(sources)).toEqual([]);
    const typed = new Map([
      ["app/token.ts", 'const SYMBOL = "mBTC";'],
      ["app/space.ts", 'const SPACE = "\\u00a0";'],
      ["app/text.ts", "const NAME = `mBTC a day`;"],
    ]);
    expect(spelledOut(typed)).toEqual(["app/token.ts", "app/space.ts"]);
  });

  it("say first, and once, that they are the server's alone", () => {
    expect(lateServerOnly(sources)).toEqual([]);
    const late = new Map([
      ["lib/first.ts", '/** Why. */\nimport "server-only";\nimport { a } from "./a.ts";\n'],
      ["lib/none.ts", 'import { a } from "./a.ts";\n'],
      ["lib/late.ts", 'import { a } from "./a.ts";\nimport "server-only";\n'],
      ["lib/twice.ts", 'import "server-only";\nimport "server-only";\n'],
    ]);
    expect(lateServerOnly(late)).toEqual(["lib/late.ts", "lib/twice.ts"]);
  });

  it("earn their name: by a second importer, a place of their own to run in, a chunk, or a test", () => {
    expect(unearned(sources)).toEqual([]);
  });

  it("are found out where they do not", () => {
    const files = (more: Record<string, string>) =>
      new Map(
        Object.entries({
          "app/note.ts": "export const note = 1;\n",
          "app/card.tsx": 'import { note } from "./note";\n',
          ...more,
        }),
      );
    expect(unearned(files({}))).toEqual(["app/note.ts"]);
    expect(unearned(files({ "app/list.tsx": 'import { note } from "./note";\n' }))).toEqual([]);
    expect(unearned(files({ "app/note.test.ts": 'import { note } from "./note.ts";\n' }))).toEqual(
      [],
    );
    expect(unearned(files({ "app/card.tsx": 'const note = import("./note");\n' }))).toEqual([]);
    expect(
      unearned(files({ "app/card.tsx": '"use client";\nimport { note } from "./note";\n' })),
    ).toEqual([]);
  });
});

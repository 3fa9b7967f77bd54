import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contract } from "../contract/registry.ts";
import { testTitles } from "./test-titles.ts";

const ROOT = new URL("../../", import.meta.url);
const ID = /\bR\d+\.\d+\b/g;
const TEST_FILE = /\.(spec|test)\.ts$/;

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/\/*$/, "/")}${name}`)
    .map((path) => path.slice(ROOT.pathname.length));
}

const topFiles = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const texts = new Map(
  [...["app", "docs", "lib", "e2e", "messages"].flatMap(filesBelow), ...topFiles]
    .filter((path) => /\.(tsx?|mjs|css|md|html)$|\.env\.example$|Dockerfile$/.test(path))
    .map((path) => [path, readFileSync(new URL(encodeURI(path), ROOT), "utf8")] as const),
);
const titles = new Map(
  [...texts]
    .filter(([path]) => TEST_FILE.test(path))
    .map(([path, source]) => [path, testTitles(path, source)] as const),
);

const REQUIREMENTS = texts.get("e2e/REQUIREMENTS.md") ?? "";
const rows = [...REQUIREMENTS.matchAll(/^\| (R\d+\.\d+) \|/gm)].map(([, id = ""]) => id);
const statements = [...REQUIREMENTS.matchAll(/^\| (\d+\.\d+) .*? \| ([^|]*) \| (.*) \|$/gm)].map(
  ([, number = "", ids = "", shown = ""]) => ({ number, ids, shown }),
);

/** What nobody reads here: documents and chapters that are not part of the project. */
const DEAD_CITATIONS = [
  /\b(?:contract|decisions|screens|record),\s+(?:\*\s+)?(?:settings|introduction|number formatting|\d{4}|["“])/,
  /\((?:decisions|screens|contract of)\b/,
  /(?<!RFC \d{1,6}, )\b[Ss]ections? \d+\b/,
  /\bchapters? \d+\b/,
];
const own = "lib/testing/requirements.test.ts";

/** The test files that a citation's end of a path stands for. */
function filesNamed(end: string): string[] {
  return [...titles.keys()].filter((path) => `/${path}`.endsWith(`/${end}`));
}

describe("the requirements", () => {
  it("are numbered once each, and their statements without a gap", () => {
    expect(rows.length).toBeGreaterThan(70);
    expect(new Set(rows).size).toBe(rows.length);
    expect(statements.length).toBeGreaterThan(163);
    const chapters = Map.groupBy(statements, ({ number }) => number.split(".")[0] ?? "");
    for (const [chapter, all] of chapters) {
      const numbers = all.map((_, index) => `${chapter}.${index + 1}`);
      expect(all.map(({ number }) => number)).toEqual(numbers);
    }
  });

  it("hold every id that is cited anywhere", () => {
    const unknown = [...texts].flatMap(([path, text]) =>
      (text.match(ID) ?? []).filter((id) => !rows.includes(id)).map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(rows)("%s is named by a test", (id) => {
    const named = new RegExp(`\\b${id.replace(".", "\\.")}\\b`);
    const tests = [...titles].filter(([, all]) => all.some((title) => named.test(title)));
    expect(tests).not.toEqual([]);
  });

  it.each(statements)("statement $number is shown, decided or open", ({ ids, shown }) => {
    expect(ids.match(ID)).not.toBeNull();
    expect(shown).toMatch(/`[^`]+\.(?:spec|test)\.ts` "|\*\*Decided\*\*: \S|\*\*Open\*\*: \S/);
    const citations = [...shown.matchAll(/`([^`]+\.(?:spec|test)\.ts)`((?:,? "[^"]+")+)/g)];
    expect(citations.length).toBe(shown.match(/\.(?:spec|test)\.ts`/g)?.length ?? 0);
    for (const [, end = "", quoted = ""] of citations) {
      const files = filesNamed(end);
      expect(files, end).toHaveLength(1);
      for (const [, words = ""] of quoted.matchAll(/"([^"]+)"/g)) {
        const isTitle = titles.get(files[0] ?? "")?.some((title) => title.includes(words));
        expect(isTitle, `${end} "${words}"`).toBe(true);
      }
    }
  });

  it("are each shown or decided, and none is open", () => {
    const open = statements.filter(({ shown }) => shown.includes("**Open**"));
    expect(open.map(({ number }) => number)).toEqual([]);
  });
});

describe("the features that the README lists", () => {
  const list = /## What it does\n([\s\S]*?)\n## /.exec(texts.get("README.md") ?? "")?.[1] ?? "";
  const features = [...list.matchAll(/^\| (\w[^|]*) \| .* \| (.*) \| (.*) \|$/gm)].slice(1);

  it.each(features.map(([, area = "", , shown = ""]) => ({ area, shown })))(
    "$area are shown by journeys that are there",
    ({ shown }) => {
      const links = [...shown.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
      expect(links).not.toEqual([]);
      expect(links.filter((path) => !titles.get(path)?.length)).toEqual([]);
    },
  );

  it("name every capability of an upstream once", () => {
    const named = features.flatMap(([, , needs = ""]) => needs.match(/(?<=`)\w+(?=`)/g) ?? []);
    expect(named.toSorted()).toEqual(
      Object.keys(contract.public.capabilities.response.shape).toSorted(),
    );
  });
});

describe("a comment", () => {
  it("cites no document that is not part of the project", () => {
    const documents = [...texts.keys()].filter((path) => path.endsWith(".md"));
    const dead = [...texts].flatMap(([path, text]) => {
      const missing = [...text.matchAll(/[\w./-]+\.md\b/g)]
        .map(([name]) => name.replace(/^(?:\.\.?\/)+/, ""))
        .filter((name) => !documents.some((known) => `/${known}`.endsWith(`/${name}`)));
      const cited = DEAD_CITATIONS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      return path === own ? [] : [...missing, ...cited].map((what) => `${path}: ${what}`);
    });
    expect(dead).toEqual([]);
  });
});

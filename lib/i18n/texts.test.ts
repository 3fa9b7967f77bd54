import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readCatalogue } from "../testing/texts/catalogue.ts";
import { SourceModules } from "../testing/texts/source-module.ts";
import { callProblems } from "../testing/texts/text-calls.ts";
import { TextUse } from "../testing/texts/text-use.ts";
import { LOCALES } from "./locales.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Reading and following every module takes seconds where the machine is busy. */
const SCAN_MS = 60_000;

const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: "utf8" }).map(
  (name) => `app/${name}`,
);
const roots = files.filter((name) =>
  /\/(page|error|not-found|global-error|page\.dev)\.tsx$/.test(name),
);
const modules = new SourceModules();
const translating = files.filter(
  (name) => /\.tsx?$/.test(name) && modules.module(name)?.text.includes("useTranslations("),
);
const layouts = files.filter((name) => name.endsWith("/layout.tsx"));

it(
  "gives the islands of each page the messages that they read, and no others",
  () => {
    const use = new TextUse(modules, [...readCatalogue("en-US").keys()]);
    const given = new Map<string, ReturnType<typeof use.follow>>();
    const givenBy = (folder: string): ReturnType<typeof use.follow> => {
      const outer = folder === "app" ? [] : givenBy(dirname(folder));
      if (!layouts.includes(`${folder}/layout.tsx`)) return outer;
      const known = given.get(folder) ?? use.follow(`${folder}/layout.tsx`, outer);
      given.set(folder, known);
      return known;
    };
    for (const page of roots) {
      const replacesAll = page === "app/global-error.tsx";
      use.follow(page, replacesAll ? [] : givenBy(dirname(page)));
    }
    const missed = translating.filter((name) => !use.reached.has(name));
    expect(missed).toEqual([]);
    expect(use.report()).toEqual([]);
  },
  SCAN_MS,
);

it(
  "hands each message what it needs",
  () => {
    const catalogue = readCatalogue("en-US");
    const problems = files
      .flatMap((name) => (/\.tsx?$/.test(name) ? (modules.module(name) ?? []) : []))
      .flatMap((modul) => callProblems(modul, catalogue));
    expect(problems).toEqual([]);
  },
  SCAN_MS,
);

// `#` makes a number format, the browser's first of which takes as long as the rest of a countdown's page.
it.each(LOCALES)("writes the numbers of countdowns as they are, in $name", ({ locale }) => {
  const countdowns = [...readCatalogue(locale)].filter(([, text]) =>
    ["days", "hours", "minutes"].every((unit) => text.includes(`{${unit}, plural`)),
  );
  expect(countdowns.length).toBeGreaterThan(5);
  expect(countdowns.filter(([, text]) => text.includes("#"))).toEqual([]);
});

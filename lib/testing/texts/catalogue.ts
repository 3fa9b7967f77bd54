import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LOCALES } from "../../i18n/locales.ts";

type Tree = { readonly [key: string]: string | Tree };

function* leaves(tree: Tree, prefix: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* leaves(value, `${prefix}${key}.`);
  }
}

function readJson(path: string): Tree {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8"),
  );
}

/**
 * The messages of a language by dotted key.
 * @throws when there is no file for it, or it is no JSON
 */
export function readCatalogue(locale: string): ReadonlyMap<string, string> {
  return new Map(leaves(readJson(`messages/${locale}.json`), ""));
}

/**
 * What the sandbox says in a language, by the English sentence.
 * @throws when there is no file for it, or it is no JSON
 */
export function readSandboxSentences(locale: string): ReadonlyMap<string, string> {
  if (locale !== LOCALES[0].locale) {
    return new Map(leaves(readJson(`e2e/sandbox/texts/${locale}.json`), ""));
  }
  const english = readSandboxSentences("de-DE").keys();
  return new Map([...english].map((sentence) => [sentence, sentence]));
}

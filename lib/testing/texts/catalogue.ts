import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Tree = { readonly [key: string]: string | Tree };

function* leaves(tree: Tree, prefix: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* leaves(value, `${prefix}${key}.`);
  }
}

/**
 * The messages of a language by dotted key.
 * @throws when there is no file for it, or it is no JSON
 */
export function readCatalogue(locale: string): ReadonlyMap<string, string> {
  const path = fileURLToPath(new URL(`../../../messages/${locale}.json`, import.meta.url));
  return new Map(leaves(JSON.parse(readFileSync(path, "utf8")), ""));
}

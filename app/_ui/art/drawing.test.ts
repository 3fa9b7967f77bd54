import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOKEN_SYMBOLS } from "@/lib/contract/values/tokens";
import { DRAWN_TOKENS } from "./drawing.tsx";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const namesIn = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name).sort();

const [, named = ""] = /interface Drawings \{([\s\S]*?)\n\}/.exec(read("drawing.tsx")) ?? [];
const files = [...named.matchAll(/^ {2}(\w+):([^;]*);/gm)].map(([, file = "", names = ""]) => ({
  file,
  names: file === "tokens" ? [...DRAWN_TOKENS].sort() : namesIn(/"(\w+)"/g, names),
}));

it("there are drawings of four files", () => {
  expect(files.map(({ file }) => file)).toEqual(["empty", "machines", "scenes", "tokens"]);
});

it.each(files)("the file of $file holds the drawings that drawing.tsx names", ({ file, names }) => {
  expect(namesIn(/ id="(\w+)"/g, read(`${file}.svg`))).toEqual(names);
});

it("each token of the platform is drawn", () => {
  expect(TOKEN_SYMBOLS.filter((symbol) => !DRAWN_TOKENS.includes(symbol))).toEqual([]);
});

it("a token that is drawn has its own colour", () => {
  const colours = namesIn(/^ {2}(\w+): "#/gm, read("../data/token-colour.ts"));
  expect(colours).toEqual([...DRAWN_TOKENS].sort());
});

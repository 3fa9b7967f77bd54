import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const APP = new URL("../../", import.meta.url).pathname;
const SOURCES = globSync("**/*.{ts,tsx}", { cwd: APP, exclude: ["gallery.dev/**"] })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(`${APP}${path}`, "utf8") }));
const NOT_TYPED = /type="(?:checkbox|radio|range|file|hidden)"|\n\s*hidden\n/;

it("R9.3 each field of text says by the one rule how far a phone’s keyboard may change it", () => {
  const fields = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/<input\b(?:[^>]|=>)*?\/>/g)].map(([field]) => ({ path, field })),
  );
  const typed = fields.filter(({ field }) => !NOT_TYPED.test(field));
  expect(fields.length).toBeGreaterThan(typed.length);
  expect(typed.length).toBeGreaterThan(5);
  const unruled = typed.filter(({ field }) => !/\{\.\.\.(?:WRITING[.[]|input\})/.test(field));
  expect(unruled.map(({ path }) => path)).toEqual([]);
});

it("R9.3 nothing but that rule speaks of capitals, corrections and spelling", () => {
  const said = SOURCES.filter(({ text }) => /autoCapitalize|autoCorrect|spellCheck/.test(text));
  expect(said.map(({ path }) => path)).toEqual(["_ui/control/field.tsx"]);
});

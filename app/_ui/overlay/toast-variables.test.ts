import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

/** The custom properties that a style gives `<html>`, by direction, with their values. */
function rootVariables(style: string): Record<string, Record<string, string>> {
  const rules = style.matchAll(/html\[dir=['"]?(\w+)['"]?\][^{]*\{([^}]*)\}/g);
  return Object.fromEntries(
    [...rules].map(([, direction, body = ""]) => [
      direction,
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
      ),
    ]),
  );
}

test("the document has what sonner's style gives its root, so that it changes nothing when it comes", () => {
  const sonner = readFileSync(
    createRequire(import.meta.url).resolve("sonner/dist/styles.css"),
    "utf8",
  );
  const ours = readFileSync(new URL("./overlays.css", import.meta.url), "utf8");
  expect(Object.keys(rootVariables(sonner))).toEqual(["ltr", "rtl"]);
  expect(rootVariables(ours)).toEqual(rootVariables(sonner));
});

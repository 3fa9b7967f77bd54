import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

const ours = readFileSync(new URL("wallet-dialog.css", import.meta.url), "utf8");
const library = createRequire(import.meta.url).resolve("@rainbow-me/rainbowkit/styles.css");
const theirs = readFileSync(library, "utf8");

function textAlign(className: string): string | undefined {
  const rule = new RegExp(`\\[data-rk\\] \\.${className} \\{[^}]*text-align: (\\w+)`).exec(theirs);
  return rule?.[1];
}

it("R3.3 knows the library's names for text from the left, in the middle and as around it", () => {
  const [, reset = "", centre = "", inherited = ""] =
    /\.(\w+):not\(\.(\w+), \.(\w+)\)/.exec(ours) ?? [];
  expect([reset, centre, inherited].map(textAlign)).toEqual(["left", "center", "inherit"]);
});

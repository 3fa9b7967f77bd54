import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { WALLET_THEME_CSS } from "./theme.ts";

const ROOT = new URL("../../../app/", import.meta.url);
const STYLESHEETS = ["(member)/wallet/_components/connect/wallet-dialog.css", "tokens.css"];

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, ROOT)), "utf8");
}

/** `--name: value` of each declaration of the dialog's variables. */
function declarations(css: string): readonly string[] {
  const found = css.matchAll(/(--rk-[\w-]+)\s*:\s*([^;]+);/g);
  return [...found].map(([, name, value = ""]) => `${name}: ${value.trim()}`).toSorted();
}

it("R6.1 the stylesheet says what RainbowKit's own style element would", () => {
  const [dialog = ""] = STYLESHEETS;
  const ours = declarations(read(dialog));
  expect(ours).toEqual(declarations(WALLET_THEME_CSS));
  expect(ours.length).toBeGreaterThan(40);
});

it("the theme names only tokens that the application has", () => {
  const stylesheet = read("tokens.css");
  const tokens = new Set([...WALLET_THEME_CSS.matchAll(/var\((--[\w-]+)\)/g)].map(([, t]) => t));
  expect(tokens.size).toBeGreaterThan(10);
  for (const token of tokens) expect(stylesheet, token).toContain(`${token}:`);
});

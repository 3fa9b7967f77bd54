import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";
import { INJECTED_STYLE_HASHES, WALLET_CONNECT_STYLE_HASHES } from "./injected-styles.ts";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The style that a package adds to the page as soon as its module is run. */
function styleOf(name: "sonner" | "vaul"): string {
  const file = createRequire(import.meta.url).resolve(name);
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, "utf8"))?.[1];
  return JSON.parse(literal ?? "null");
}

it("allows exactly the style elements that the installed libraries inject", () => {
  const texts = [styleOf("sonner"), styleOf("vaul")];
  expect(texts.map(({ length }) => length > 100)).toEqual([true, true]);
  expect(INJECTED_STYLE_HASHES).toEqual(["", ...texts].map(hashOf));
});

const REOWN = new URL("../../node_modules/@reown/", import.meta.url);

/** The themes as WalletConnect's dialog fills them into the page, which gives it no variables of its own. */
async function dialogThemes(): Promise<string[]> {
  const file = new URL("appkit-ui/dist/esm/src/utils/ThemeUtil.js", REOWN);
  const { initializeTheming } = await import(/* @vite-ignore */ file.href);
  const made: { textContent: string; removeAttribute(): void }[] = [];
  const createElement = () => {
    const style = { textContent: "", removeAttribute: () => undefined };
    made.push(style);
    return style;
  };
  vi.stubGlobal("document", { createElement, head: { appendChild: () => undefined } });
  initializeTheming(undefined, "dark");
  vi.unstubAllGlobals();
  return made.map(({ textContent }) => textContent);
}

function dialogScrollLock(): string {
  const file = new URL("appkit-scaffold-ui/dist/esm/src/modal/w3m-modal/index.js", REOWN);
  return /styleTag\.textContent = `([^`]*)`/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

it("R2.15 allows exactly the style elements of WalletConnect's own dialog where it is offered", async () => {
  const texts = [...(await dialogThemes()), dialogScrollLock()];
  expect(texts.map(({ length }) => length > 100)).toEqual([true, true, true, true]);
  expect(WALLET_CONNECT_STYLE_HASHES).toEqual(texts.map(hashOf));
});

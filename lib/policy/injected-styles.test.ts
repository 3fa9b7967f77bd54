import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { INJECTED_STYLE_HASHES } from "./injected-styles.ts";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function sonnerStyle(): string {
  const file = createRequire(import.meta.url).resolve("sonner");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, "utf8"))?.[1];
  return JSON.parse(literal ?? "null");
}

it("allows exactly the style elements that the installed libraries inject", () => {
  expect(INJECTED_STYLE_HASHES).toEqual([hashOf(""), hashOf(sonnerStyle())]);
});

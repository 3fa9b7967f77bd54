import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COUNTED_ON_REACT, isPageSoonReady } from "./first-flush.ts";

function renderer(file: string): string {
  const path = new URL(`../../../node_modules/next/dist/compiled/${file}`, import.meta.url);
  return readFileSync(path, "utf8");
}

it("R2.14 the turns were counted on the React that renders here", () => {
  const markup = renderer("react-dom/cjs/react-dom-server.node.production.js");
  expect(/exports\.version = "([^"]+)"/.exec(markup)?.[1]).toBe(COUNTED_ON_REACT);
  const components = renderer(
    "react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js",
  );
  for (const code of [markup, components]) expect(code).toContain("setImmediate(");
});

it("R2.14 a page that takes longer than 150 ms is not waited for", async () => {
  const before = performance.now();
  expect(await isPageSoonReady()).toBe(false);
  expect(performance.now() - before).toBeGreaterThan(140);
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SURFACE_COPIES } from "./copies.ts";
import { surfaceOpenApi } from "./openapi.ts";
import { SURFACE_ROWS } from "./rows.ts";

describe("the printed surface", () => {
  it.each(SURFACE_COPIES)("is what the code runs on: $file", ({ file, make }) => {
    expect(readFileSync(file, "utf8")).toBe(make());
  });

  it("names a shape for every good answer that has a body, and a rule for every parameter", () => {
    const { paths } = surfaceOpenApi() as { paths: Record<string, Record<string, unknown>> };
    expect(Object.values(paths).flatMap(Object.keys).length).toBe(SURFACE_ROWS.length);
    const text = JSON.stringify(paths);
    expect(text).not.toContain('"schema":{}');
    const proxied = SURFACE_ROWS.filter(({ isOurs }) => !isOurs);
    for (const { path, params } of proxied) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params).toSorted(), path).toEqual(names.toSorted());
    }
  });
});

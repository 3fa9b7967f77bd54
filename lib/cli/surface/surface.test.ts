import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SURFACE_ROWS } from "./rows.ts";
import { surfaceTable } from "./table.ts";

const COMMAND = fileURLToPath(new URL("../surface.ts", import.meta.url));

function printed(...options: readonly string[]): string {
  const args = ["--conditions=react-server", COMMAND, ...options];
  return execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 16_000_000 });
}

function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

describe("the printed surface", () => {
  it("is the table of the repository, which is what the code runs on", () => {
    const kept = readFileSync(new URL("../../bff/proxy/surface.md", import.meta.url), "utf8");
    expect(surfaceTable()).toBe(kept);
    expect(printed()).toBe(kept);
  });

  it("is an OpenAPI document with every route, a shape for every body and no loose reference", () => {
    const document = JSON.parse(printed("--openapi"));
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: expect.any(String) } });
    const paths: Record<string, Record<string, unknown>> = document.paths;
    expect(Object.values(paths).flatMap(Object.keys).length).toBe(SURFACE_ROWS.length);
    for (const { path, method } of SURFACE_ROWS) {
      expect(paths[path]?.[method.toLowerCase()], `${method} ${path}`).toMatchObject({
        responses: expect.anything(),
      });
    }
    for (const node of nodesOf(document)) {
      expect(node.schema).not.toEqual({});
      if (typeof node.$ref !== "string") continue;
      const [, ...names] = node.$ref.split("/");
      const target = names.reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        document,
      );
      expect(target, node.$ref).toBeDefined();
    }
  });

  it("names a rule for every parameter", () => {
    const proxied = SURFACE_ROWS.filter(({ isOurs }) => !isOurs);
    for (const { path, params } of proxied) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params).toSorted(), path).toEqual(names.toSorted());
    }
  });
});

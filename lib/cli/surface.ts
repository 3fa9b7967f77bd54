import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { surfaceOpenApi } from "./surface/openapi.ts";
import { surfaceTable } from "./surface/table.ts";

/**
 * Prints what a browser can reach, as a table or with `--openapi` as OpenAPI 3.1. `--write` renews the table
 * that a reviewer reads without running anything.
 */
const { values } = parseArgs({
  options: { openapi: { type: "boolean" }, write: { type: "boolean" } },
});

if (values.write) {
  writeFileSync(new URL("../bff/proxy/surface.md", import.meta.url), surfaceTable());
} else {
  const text = values.openapi ? `${JSON.stringify(surfaceOpenApi(), null, 1)}\n` : surfaceTable();
  process.stdout.write(text);
}

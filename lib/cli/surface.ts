import { writeFileSync } from "node:fs";
import { readArguments } from "./arguments.ts";
import { print } from "./print.ts";
import { surfaceOpenApi } from "./surface/openapi.ts";
import { surfaceRows, surfaceTable } from "./surface/table.ts";

/**
 * Prints what a browser can reach, as a table, with `--json` the table's rows, or with `--openapi` as OpenAPI 3.1.
 * `--write` renews the table that a reviewer reads without running anything.
 */
const values = readArguments({
  json: { type: "boolean" },
  openapi: { type: "boolean" },
  write: { type: "boolean" },
});

if (values.write) {
  writeFileSync(new URL("../bff/proxy/surface.md", import.meta.url), surfaceTable());
} else {
  const data = (values.json && surfaceRows()) || (values.openapi && surfaceOpenApi());
  const text = data ? `${JSON.stringify(data, null, 1)}\n` : surfaceTable();
  print(text);
}

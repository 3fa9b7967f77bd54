import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SURFACE_COPIES } from "./surface/copies.ts";

/**
 * Prints what a browser can reach, as a table, with `--openapi` as OpenAPI 3.1, and renews the copies in the
 * repository with `--write`.
 */
const { values } = parseArgs({
  options: { openapi: { type: "boolean" }, write: { type: "boolean" } },
});

if (values.write) {
  for (const { file, make } of SURFACE_COPIES) writeFileSync(file, make());
} else {
  const copy = SURFACE_COPIES.find(({ isOpenApi }) => isOpenApi === (values.openapi ?? false));
  process.stdout.write(copy?.make() ?? "");
}

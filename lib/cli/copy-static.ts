import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";

// The standalone server answers 404 for static and public files unless they lie beside it.
for (const [from, to] of [
  [".next/static", ".next/standalone/.next/static"],
  ["public", ".next/standalone/public"],
] as const) {
  if (!existsSync(from)) continue;
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}

import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";

const STANDALONE = ".next/standalone";

/**
 * What the standalone server lacks: static and public files, to which it answers 404 unless they lie beside
 * it, and the start command with what that imports, so that the folder runs alone.
 */
const COPIES = [
  [".next/static", ".next/static"],
  ["public", "public"],
  ["lib/cli/start.ts", "lib/cli/start.ts"],
  ["lib/cli/guard.ts", "lib/cli/guard.ts"],
  ["lib/env", "lib/env"],
  ["lib/contract/protocol/services.ts", "lib/contract/protocol/services.ts"],
  ["node_modules/zod", "node_modules/zod"],
] as const;

for (const [from, to] of COPIES) {
  if (!existsSync(from)) continue;
  await rm(`${STANDALONE}/${to}`, { recursive: true, force: true });
  await cp(from, `${STANDALONE}/${to}`, {
    recursive: true,
    filter: (path) => !path.endsWith(".test.ts"),
  });
}

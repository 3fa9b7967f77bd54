import { existsSync } from "node:fs";
import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { billOfMaterials, shippedPackages, thirdPartyNotices } from "./licences/shipped.ts";

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
  ["lib/i18n/locales.ts", "lib/i18n/locales.ts"],
  ["lib/i18n/negotiation.ts", "lib/i18n/negotiation.ts"],
  ["lib/live/service-clock.ts", "lib/live/service-clock.ts"],
  ["lib/page-cache", "lib/page-cache"],
  ["lib/preferences.ts", "lib/preferences.ts"],
  ["lib/process", "lib/process"],
  ["lib/telemetry/telemetry.ts", "lib/telemetry/telemetry.ts"],
  ["lib/contract/protocol/services.ts", "lib/contract/protocol/services.ts"],
  ["node_modules/zod", "node_modules/zod"],
] as const;

// Next copies the settings of whoever builds beside the server; a server gets its own from where it runs.
for (const name of await readdir(STANDALONE)) {
  if (name.startsWith(".env")) await rm(`${STANDALONE}/${name}`);
}

for (const [from, to] of COPIES) {
  if (!existsSync(from)) continue;
  await rm(`${STANDALONE}/${to}`, { recursive: true, force: true });
  await cp(from, `${STANDALONE}/${to}`, {
    recursive: true,
    filter: (path) => !path.endsWith(".test.ts"),
  });
}

// Nobody reads them there, and they hold the sources.
for (const file of await readdir(STANDALONE, { recursive: true })) {
  if (file.endsWith(".map")) await rm(`${STANDALONE}/${file}`);
}

// What the packages' licences ask of whoever hands them on, and what an operator's scanner reads.
await writeFile(
  `${STANDALONE}/THIRD_PARTY_LICENSES`,
  await thirdPartyNotices(await shippedPackages()),
);
await writeFile(`${STANDALONE}/sbom.cdx.json`, await billOfMaterials());

import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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
  ["lib/cli/build-files.ts", "lib/cli/build-files.ts"],
  ["lib/env", "lib/env"],
  ["lib/i18n/locales.ts", "lib/i18n/locales.ts"],
  ["lib/i18n/negotiation.ts", "lib/i18n/negotiation.ts"],
  ["lib/live/service-clock.ts", "lib/live/service-clock.ts"],
  ["lib/page-cache", "lib/page-cache"],
  ["lib/policy/build-file-headers.ts", "lib/policy/build-file-headers.ts"],
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

/** Two more steps take twice the time for two percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Lays scripts and styles compressed beside themselves, for `build-files.ts`. */
async function compressBuildFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const path = `${directory}/${name}`;
        const plain = await readFile(path);
        await writeFile(`${path}.br`, await brotli(plain, BROTLI));
        await writeFile(`${path}.gz`, await deflate(plain, { level: 9 }));
      }),
  );
}

await compressBuildFiles(`${STANDALONE}/.next/static`);

// What the packages' licences ask of whoever hands them on, and what an operator's scanner reads.
await writeFile(
  `${STANDALONE}/THIRD_PARTY_LICENSES`,
  await thirdPartyNotices(await shippedPackages()),
);
await writeFile(`${STANDALONE}/sbom.cdx.json`, await billOfMaterials());

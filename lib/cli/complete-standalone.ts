import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "rolldown";
import { hintFirstLoad } from "./compile-hints.ts";
import { billOfMaterials, shippedPackages, thirdPartyNotices } from "./licences/shipped.ts";
import { SERVER_FLAGS } from "./server-flags.ts";
import { sendPagesWhole } from "./whole-pages.ts";

const STANDALONE = ".next/standalone";

/** Static and public files, to which the standalone server answers 404 unless they lie beside it. */
const COPIES = [
  [".next/static", ".next/static"],
  ["public", "public"],
] as const;

/** The commands that travel with the server. */
const COMMANDS = {
  start: "lib/cli/start.ts",
  doctor: "lib/cli/doctor.ts",
  conformance: "e2e/cli/conformance.ts",
  surface: "lib/cli/surface.ts",
  contract: "lib/cli/contract.ts",
};

/**
 * What nobody reads where the server runs: settings of whoever built, of which a server gets its own; sources and
 * types; which file needs which, for the copying alone; the measures of fonts, for a build alone; React's renderer for
 * browsers, which Next takes only beside a React that has none for the edge; the one of experiments that nobody chose; and
 * what renews pages under development.
 */
const UNREAD = [
  /(^|\/)\.env[^/]*$/,
  /\.(map|nft\.json|d\.[cm]?ts|tsbuildinfo)$/,
  /(^|\/)node_modules\/next\/dist\/server\/capsize-font-metrics\.json$/,
  /(^|\/)next-server\/app-page-turbo-experimental\.runtime\.prod\.js$/,
  /(^|\/)node_modules\/next\/dist\/server\/dev\/hot-reloader-(turbopack|webpack|rspack)\.js$/,
  /(^|\/)node_modules\/react-dom\/(server|cjs\/react-dom-server)\.browser(\.production)?\.js$/,
];

await hintFirstLoad(".next");
await sendPagesWhole(STANDALONE);

for (const [from, to] of COPIES) {
  if (!existsSync(from)) continue;
  await rm(`${STANDALONE}/${to}`, { recursive: true, force: true });
  await cp(from, `${STANDALONE}/${to}`, { recursive: true });
}

for (const file of await readdir(STANDALONE, { recursive: true })) {
  if (UNREAD.some((pattern) => pattern.test(file))) await rm(`${STANDALONE}/${file}`);
}

/** Puts the commands with all that they import into files that Node runs as they are. */
await rm(`${STANDALONE}/lib`, { recursive: true, force: true });
await build({
  input: COMMANDS,
  platform: "node",
  // The server's own packages, which lie beside it.
  external: ["ioredis", "undici"],
  resolve: { conditionNames: ["react-server", "node", "import"] },
  output: {
    dir: `${STANDALONE}/lib/cli`,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    // Names stay, for the traces that operators read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
  logLevel: "warn",
});

const { name, version, engines } = JSON.parse(await readFile("package.json", "utf8"));
// npm hands SIGTERM to the shell alone, which would leave the server behind: it takes the shell's place.
const scripts = Object.fromEntries(
  Object.keys(COMMANDS).map((command) => [
    command,
    [
      ...(command === "start" ? ["exec"] : []),
      "node --env-file-if-exists=.env",
      ...(command === "start" ? SERVER_FLAGS : []),
      `lib/cli/${command}.js`,
    ].join(" "),
  ]),
);
const manifest = { name, version, private: true, type: "module", engines, scripts };
await writeFile(`${STANDALONE}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);

/** Two more steps take twice the time for two percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Lays what `build-files.ts` answers compressed beside itself. */
async function compressBuildFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css|svg)$/.test(name))
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
// Written without the indentation of npm, which is a third of it.
const bill: unknown = JSON.parse(await billOfMaterials());
await writeFile(`${STANDALONE}/sbom.cdx.json`, JSON.stringify(bill));

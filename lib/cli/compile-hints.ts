import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Asks V8 to compile a script's functions on a thread beside the page's own, while the script arrives (Explicit Compile
 * Hints, Chrome 136). Elsewhere it is a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Below this a hint is a good part of what it speeds up. */
const SMALL_BYTES = 4096;

const CLIENT_MANIFEST = /_client-reference-manifest\.js$/;

/** As each page's client manifest sets it when it is run. */
interface ClientManifests {
  __RSC_MANIFEST?: Readonly<
    Record<string, { readonly entryJSFiles: Readonly<Record<string, readonly string[]>> }>
  >;
}

/** The scripts of a build's every page that its document asks for, below the build's folder. */
async function firstLoadScripts(buildFolder: string): Promise<ReadonlySet<string>> {
  const { rootMainFiles } = JSON.parse(
    await readFile(join(buildFolder, "build-manifest.json"), "utf8"),
  ) as { rootMainFiles: readonly string[] };
  const pages = resolve(buildFolder, "server/app");
  for (const name of await readdir(pages, { recursive: true })) {
    if (CLIENT_MANIFEST.test(name)) await import(pathToFileURL(join(pages, name)).href);
  }
  const manifests = Object.values((globalThis as ClientManifests).__RSC_MANIFEST ?? {});
  const entries = manifests.flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat());
  if (entries.length === 0) throw new Error(`${pages} names no page's scripts`);
  return new Set([...rootMainFiles, ...entries]);
}

/** Has what a page loads first compiled before it runs: two thirds of its code are called while a page comes to life. */
export async function hintFirstLoad(buildFolder: string): Promise<void> {
  for (const script of await firstLoadScripts(buildFolder)) {
    const path = join(buildFolder, script);
    const text = await readFile(path, "utf8");
    const isHinted = text.startsWith(COMPILE_HINT);
    if (!isHinted && text.length >= SMALL_BYTES) await writeFile(path, COMPILE_HINT + text);
  }
}

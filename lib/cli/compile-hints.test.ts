import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hintFirstLoad } from "./compile-hints";

const HINT = "//# allFunctionsCalledOnLoad\n";
const LARGE = `"large";${" ".repeat(4_096)}`;
const SMALL = '"small";';

let folder: string;

async function lay(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

const read = (name: string) => readFile(join(folder, name), "utf8");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  await lay({ "build-manifest.json": JSON.stringify({ rootMainFiles: ["static/root.js"] }) });
});
afterEach(() => rm(folder, { recursive: true }));

it("marks the large scripts of each page's first load, once, and no other", async () => {
  const manifest = (page: string, script: string) =>
    `globalThis.__RSC_MANIFEST = { ...globalThis.__RSC_MANIFEST, "${page}": { entryJSFiles: { "${page}": ["${script}", "static/small.js"] } } };`;
  await lay({
    "static/root.js": LARGE,
    "static/home.js": LARGE,
    "static/wallet.js": LARGE,
    "static/later.js": LARGE,
    "static/small.js": SMALL,
    "server/app/page_client-reference-manifest.js": manifest("/page", "static/home.js"),
    "server/app/(member)/wallet/page_client-reference-manifest.js": manifest(
      "/(member)/wallet/page",
      "static/wallet.js",
    ),
  });
  await hintFirstLoad(folder);
  await hintFirstLoad(folder);
  for (const name of ["root", "home", "wallet"])
    expect(await read(`static/${name}.js`), name).toBe(HINT + LARGE);
  expect(await read("static/later.js")).toBe(LARGE);
  expect(await read("static/small.js")).toBe(SMALL);
});

it("refuses a build that names no page's scripts", async () => {
  await lay({ "server/app/page.js": "", "static/root.js": LARGE });
  Reflect.deleteProperty(globalThis, "__RSC_MANIFEST");
  await expect(hintFirstLoad(folder)).rejects.toThrow("names no page's scripts");
  expect(await read("static/root.js")).toBe(LARGE);
});

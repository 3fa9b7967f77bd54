import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendPagesWhole } from "./whole-pages";

const RENDERER = "node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js";
const SETS = "this.rootFormatContext=r,this.progressiveChunkSize=void 0===n?12800:n,this.status=10";

let standalone: string;
let renderer: string;

beforeEach(async () => {
  standalone = await mkdtemp(join(tmpdir(), "standalone-"));
  renderer = join(standalone, RENDERER);
  await mkdir(dirname(renderer), { recursive: true });
});
afterEach(() => rm(standalone, { recursive: true }));

it("R2.14 lets the renderer put what is ready in its place, however large", async () => {
  await writeFile(renderer, `a(12800);${SETS};b(12800)`);
  await sendPagesWhole(standalone);
  const code = await readFile(renderer, "utf8");
  expect(code).toBe(`a(12800);${SETS.replace("12800", "1e8")};b(12800)`);
});

it.each([
  ["no time", "this.progressiveChunkSize=n"],
  ["twice", `${SETS};${SETS}`],
])("refuses a renderer that sets it %s, and leaves that as it is", async (_, code) => {
  await writeFile(renderer, code);
  await expect(sendPagesWhole(standalone)).rejects.toThrow("progressiveChunkSize");
  expect(await readFile(renderer, "utf8")).toBe(code);
});

it("R2.14 finds what it changes in the renderer that is installed", async () => {
  await writeFile(renderer, await readFile(new URL(`../../${RENDERER}`, import.meta.url)));
  await sendPagesWhole(standalone);
  expect(await readFile(renderer, "utf8")).toMatch(/progressiveChunkSize=void 0===\w+\?1e8:/);
});

import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright";
import { type Look, openLook, startStandingProduct } from "../looks/product.ts";
import { buildIfNeeded } from "./build.ts";
import { ensureHeadlessShell } from "./chromium.ts";
import { ROOT } from "./process.ts";

const FOLDER = `${ROOT}docs/pictures`;
const DARK = { theme: "dark", language: "en-US" } as const;

const PICTURES: Readonly<Record<string, Look>> = {
  home: { ...DARK, path: "/", width: 1440 },
  dashboard: { ...DARK, path: "/dashboard", width: 1440, member: "anna" },
  prediction: { ...DARK, path: "/game/prediction", width: 390, member: "anna", density: 2 },
  tree: { ...DARK, path: "/binary-tree", width: 1440, member: "anna" },
};

/** Node has no encoder of its own, and Chromium's is at hand. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(encoded);
}

/** Takes the pictures with which README.md begins, of the seeded data at one moment. */
async function main(): Promise<void> {
  const executablePath = await ensureHeadlessShell();
  await buildIfNeeded();
  await mkdir(FOLDER, { recursive: true });
  const product = await startStandingProduct();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const [name, look] of Object.entries(PICTURES)) {
      const page = await openLook(browser, product.url, look);
      const picture = await asWebp(browser, await page.screenshot({ animations: "disabled" }));
      await page.context().close();
      await writeFile(`${FOLDER}/${name}.webp`, picture);
      process.stdout.write(`docs/pictures/${name}.webp ${picture.length} bytes\n`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();

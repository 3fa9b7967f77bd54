import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright";
import { ensureChromium } from "./chromium.ts";
import { iconOnFullGround } from "./icons/full-icon.ts";
import { wrapAsIco } from "./icons/ico.ts";
import { shareCard } from "./icons/share-card.ts";
import { ROOT } from "./process.ts";

const FAVICON_EDGE = 32;

interface Size {
  readonly width: number;
  readonly height: number;
}

async function draw(browser: Browser, html: string, size: Size): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Draws the pictures that browsers, devices and other sites ask for, from `app/icon.svg` and our font. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rounded = await readFile(`${ROOT}app/icon.svg`, "utf8");
  const square = (svg: string, edge: number) => draw(browser, svg, { width: edge, height: edge });
  const card = await shareCard(rounded);
  await mkdir(`${ROOT}public/icons`, { recursive: true });
  const files: Record<string, Buffer> = {
    "app/apple-icon.png": await square(iconOnFullGround(rounded, 0.9), 180),
    "app/favicon.ico": wrapAsIco(await square(rounded, FAVICON_EDGE), FAVICON_EDGE),
    "app/opengraph-image.png": await draw(browser, card, { width: 1200, height: 630 }),
    "public/icons/icon-192.png": await square(rounded, 192),
    "public/icons/icon-512.png": await square(rounded, 512),
    "public/icons/icon-maskable-512.png": await square(iconOnFullGround(rounded, 0.75), 512),
  };
  await browser.close();
  for (const [path, bytes] of Object.entries(files)) {
    await writeFile(ROOT + path, bytes);
    process.stdout.write(`${path} ${bytes.length} bytes\n`);
  }
}

await main();

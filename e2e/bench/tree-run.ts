import type { Page } from "@playwright/test";
import { median } from "./median.ts";
import { drag, type Frames, framesDuring, timeOfKey, turnWheel } from "./tree-frames.ts";

const LOADS = 3;
const UNFOLDINGS = 5;

export interface TreeFigures {
  /** From the navigation's start until the drawing stood. */
  readonly firstPictureMs: number;
  /** Unfolding a branch among the first levels, and with all levels unfolded. */
  readonly unfoldMs: number;
  readonly unfoldAmongAllMs: number;
  readonly showAllMs: number;
  readonly frames: readonly { readonly name: string; readonly frames: Frames }[];
}

async function firstPicture(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const isDrawn = () => performance.getEntriesByName("tree drawn").length > 0;
  await page.waitForFunction(isDrawn);
  return page.evaluate(
    () => performance.getEntriesByName("tree drawn")[0]?.startTime ?? Number.NaN,
  );
}

async function slowestUnfolding(page: Page): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 2 * UNFOLDINGS; count += 1) times.push(await timeOfKey(page, " "));
  return Math.max(...times);
}

async function middleOfDrawing(page: Page) {
  const drawing = page.getByRole("application");
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error("The drawing is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function framesAt(page: Page, name: string) {
  const middle = await middleOfDrawing(page);
  const dragged = await framesDuring(page, () => drag(page, middle));
  const zoomed = await framesDuring(page, () => turnWheel(page, middle));
  return [
    { name: `drag, ${name}`, frames: dragged },
    { name: `wheel, ${name}`, frames: zoomed },
  ];
}

/** Measures the tree's page with everybody delivered at once, and then with everybody unfolded. */
export async function measureTree(page: Page, url: string): Promise<TreeFigures> {
  const pictures: number[] = [];
  for (let count = 0; count < LOADS; count += 1) pictures.push(await firstPicture(page, url));
  await page.waitForLoadState("networkidle");
  const drawing = page.getByRole("application");
  await drawing.focus();
  for (let level = 0; level < 3; level += 1) await page.keyboard.press("ArrowDown");
  const unfoldMs = await slowestUnfolding(page);
  const frames = await framesAt(page, "first levels");
  const showAll = page.getByRole("button", { name: "Show all" });
  const start = performance.now();
  await showAll.click();
  await page.waitForFunction(() =>
    /: [1-9]\d{4}\./.test(document.querySelector("canvas")?.ariaLabel ?? ""),
  );
  const showAllMs = performance.now() - start;
  await drawing.focus();
  for (let level = 0; level < 3; level += 1) await page.keyboard.press("ArrowDown");
  const unfoldAmongAllMs = await slowestUnfolding(page);
  frames.push(...(await framesAt(page, "all levels, cards")));
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("-");
  frames.push(...(await framesAt(page, "all levels, blocks")));
  await page.keyboard.press("0");
  frames.push(...(await framesAt(page, "all levels, everything in sight")));
  return { firstPictureMs: median(pictures), unfoldMs, unfoldAmongAllMs, showAllMs, frames };
}

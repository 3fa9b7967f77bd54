import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { resize } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { atRest, dragSheet, sheet, topOf } from "../../fixtures/browser/sheets.ts";
import { dragFinger } from "../../fixtures/browser/touch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const MODAL = { name: "Notifications" };
/** One picture element, as PNG in Base64. */
const POINT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Opens the member's notifications and waits until they stand still. */
async function open(page: Page): Promise<Locator> {
  const modal = sheet(page, MODAL.name);
  await page.getByRole("button", MODAL).tap();
  await expect(modal.getByRole("listitem").first()).toBeVisible();
  await atRest(modal);
  return modal;
}

async function expectBack(modal: Locator, top: number): Promise<void> {
  await expect.poll(() => topOf(modal)).toBe(top);
  await expect(modal).toHaveAttribute("data-state", "open");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(sheet(page, MODAL.name)).toHaveCount(0);
  await expect(page.getByRole("button", MODAL)).toBeFocused();
}

test.use({ ...WITH_MOTION, viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

for (const width of isExhaustive ? [1199, 390] : [390]) {
  test(`R2.13 R9.3 at ${width} px a sheet let go at over 300 px/s closes, a slower one goes back`, {
    tag: "@deep",
  }, async ({ page }) => {
    await resize(page, width);
    await page.goto("/profile");
    const modal = await open(page);
    const top = await topOf(modal);
    for (const pxPerSecond of [229, 249]) {
      await dragSheet(modal, { px: 120, pxPerSecond });
      await expectBack(modal, top);
    }
    await dragSheet(modal, { px: 120, pxPerSecond: 383 });
    await expectClosed(page);
    await dragSheet(await open(page), { px: 120, pxPerSecond: 600 });
    await expectClosed(page);
  });
}

test("R9.3 a sheet that is thrown leaves from where the finger let it go", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/profile");
  const modal = await open(page);
  const top = await topOf(modal);
  await modal.evaluate((element) => {
    const seen: number[] = [];
    Reflect.set(window, "seenTops", seen);
    const look = () => {
      if (!element.isConnected) return;
      const isClosing = element.getAttribute("data-state") === "closed";
      if (isClosing) seen.push(element.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  await dragSheet(modal, { px: 120, pxPerSecond: 383 });
  await expectClosed(page);
  const seen: readonly number[] = await page.evaluate(() => Reflect.get(window, "seenTops"));
  expect(seen.length).toBeGreaterThan(1);
  expect(Math.min(...seen)).toBeGreaterThan(top + 60);
});

test("R2.13 a sheet dragged slowly past its half closes, less far it goes back", {
  tag: "@deep",
}, async ({ page }) => {
  await resize(page, 1199);
  await page.goto("/profile");
  const modal = await open(page);
  const top = await topOf(modal);
  const height = (await modal.boundingBox())?.height ?? 0;
  await dragSheet(modal, { px: height * 0.45, pxPerSecond: 250 });
  await expectBack(modal, top);
  await dragSheet(modal, { px: height * 0.6, pxPerSecond: 250 });
  await expectClosed(page);
});

test("R2.13 a sheet closes by Escape, a tap outside and its button, and gives the focus back", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/profile");
  await open(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await open(page);
  await page.touchscreen.tap(195, 20);
  await expectClosed(page);
  const modal = await open(page);
  await modal.getByRole("button", { name: "Close" }).tap();
  await expectClosed(page);
});

test("R2.13 a sheet's content drags it at its top only, scrolls otherwise, and its page stays", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto("/profile");
  const modal = await open(page);
  const top = await topOf(modal);
  const scroller = modal.locator(".overflow-y-auto");
  const scrolled = () => scroller.evaluate((element) => element.scrollTop);
  const up = { x: 195, fromY: top + 300, toY: top + 140, durationMs: 400 };
  await dragFinger(page, up);
  await expect.poll(scrolled).toBeGreaterThan(50);
  const before = await scrolled();
  await dragFinger(page, { ...up, fromY: top + 140, toY: top + 180, durationMs: 400 });
  await expect.poll(scrolled).toBeLessThan(before);
  expect(await topOf(modal)).toBe(top);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: "instant" }));
  await dragSheet(modal, { px: 120, pxPerSecond: 500, below: 150 });
  await expectClosed(page);
});

/** Opens the sheet that cuts a picture, which has a text, a slider and a stage for the finger. */
async function openCrop(page: Page): Promise<Locator> {
  await page.goto("/setting");
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "point.png",
    mimeType: "image/png",
    buffer: Buffer.from(POINT, "base64"),
  });
  const modal = page.getByRole("dialog");
  await expect(modal.getByRole("slider")).toBeVisible();
  await atRest(modal);
  return modal;
}

test("R2.13 text in a sheet can be selected, and a mouse that selects it does not drag", {
  tag: "@deep",
}, async ({ page }) => {
  const modal = await openCrop(page);
  const top = await topOf(modal);
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());
  const text = modal.locator("p").first();
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 60, { steps: 6 });
  expect(await topOf(modal)).toBe(top);
  await page.mouse.up();
  expect((await selected())?.length).toBeGreaterThan(10);
  await modal.getByRole("heading").click();
  await text.dblclick({ position: { x: 10, y: 8 } });
  expect(await selected()).toMatch(/^\w+$/);
  await expect(modal).toHaveAttribute("data-state", "open");
});

test("R2.13 a slider and a stage in a sheet keep the finger", { tag: "@deep" }, async ({
  page,
}) => {
  const modal = await openCrop(page);
  const top = await topOf(modal);
  for (const control of [modal.getByRole("slider"), modal.locator(".touch-none")]) {
    const box = await control.boundingBox();
    const fromY = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const held = async () => expect(await topOf(modal)).toBe(top);
    await dragFinger(page, { x, fromY, toY: fromY + 120, durationMs: 600, held });
    await expect(modal).toHaveAttribute("data-state", "open");
  }
});

test("R2.13 R9.3 in Arabic a sheet has its button at the left, follows the finger and closes", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await page.goto("/profile");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const bell = page.locator("header button[aria-haspopup=dialog]:visible").first();
  await bell.tap();
  const modal = page.getByRole("dialog");
  await expect(modal.getByRole("listitem").first()).toBeVisible();
  await atRest(modal);
  const close = await modal.getByRole("button").first().boundingBox();
  expect(close?.x).toBeLessThan(100);
  await dragSheet(modal, { px: 120, pxPerSecond: 383 });
  await expect(modal).toHaveCount(0);
  await expect(bell).toBeFocused();
});

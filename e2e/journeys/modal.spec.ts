import type { Locator, Page } from "@playwright/test";
import { signIn } from "../fixtures/browser.ts";
import { expectLive } from "../fixtures/page-watch.ts";
import { expect, test } from "../fixtures/test.ts";
import { dragFinger } from "../fixtures/touch.ts";

const MODAL = { name: "Notifications" };

function parts(page: Page) {
  return { opener: page.getByRole("button", MODAL), modal: page.getByRole("dialog", MODAL) };
}

/** Waits until an element's own transitions are over. */
async function atRest(element: Locator): Promise<void> {
  await element.evaluate((node) => Promise.all(node.getAnimations().map((one) => one.finished)));
}

/** Opens the modal and waits until it stands still. */
async function open(page: Page): Promise<Locator> {
  const { opener, modal } = parts(page);
  await opener.click();
  await expect(modal).toBeVisible();
  await atRest(modal);
  return modal;
}

async function expectClosed(page: Page): Promise<void> {
  const { opener, modal } = parts(page);
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("R2.13 a modal on a wide screen closes by Escape, a press outside and its button, and gives the focus back", async ({
  page,
}) => {
  await page.goto("/profile");
  for (const width of [1440, 1199]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await open(page);
    await page.mouse.click(20, 20);
    await expectClosed(page);
    const modal = await open(page);
    await modal.getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
  }
});

test("R2.13 the focus stays in a modal and the page behind does not scroll", async ({ page }) => {
  await page.goto("/profile");
  const modal = await open(page);
  await expect(modal.getByRole("heading", MODAL)).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("R9.3 a modal moves for 0.3 s, and not at all with reduced motion", async ({ page }) => {
  await page.goto("/profile");
  const modal = await open(page);
  await expect(modal).toHaveCSS("animation-duration", "0.3s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(modal).toHaveCSS("animation-name", "none");
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("R2.13 R9.3 a sheet dragged down faster than 300 px/s closes; a slower one goes back", async ({
    page,
  }) => {
    await page.goto("/profile");
    for (const width of [1199, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const modal = await open(page);
      await expect(modal.getByRole("listitem").first()).toBeVisible();
      await atRest(modal);
      const box = await modal.boundingBox();
      const fromY = (box?.y ?? 0) + 20;
      const down = { x: width / 2, fromY, toY: fromY + 120 };
      await dragFinger(page, { ...down, durationMs: 1_000 });
      await expect(modal).toHaveCSS("--sheet-drag", "0px");
      await atRest(modal);
      await expect(modal).toBeVisible();
      await dragFinger(page, { ...down, durationMs: 200 });
      await expectClosed(page);
    }
  });

  test("R2.13 a sheet closes by Escape, a tap outside and its button, and gives the focus back", async ({
    page,
  }) => {
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

  test("R2.13 the account sheet closes by Escape, a tap outside, a drag down and its button", async ({
    page,
  }) => {
    await page.goto("/profile");
    const chip = page.getByRole("button", { name: "Account menu" });
    const sheet = page.locator("#account-menu");
    await expectLive(sheet);
    await chip.tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await chip.tap();
    await page.touchscreen.tap(195, 20);
    await expect(sheet).toBeHidden();
    await chip.tap();
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toBeHidden();
    await chip.tap();
    await expect(sheet).toBeVisible();
    await atRest(sheet);
    const fromY = ((await sheet.boundingBox())?.y ?? 0) + 10;
    await dragFinger(page, { x: 195, fromY, toY: fromY + 160, durationMs: 200 });
    await expect(sheet).toBeHidden();
  });
});

import type { Locator, Page } from "@playwright/test";
import { submitLogin } from "../../fixtures/browser/browser.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { expectLive, holdCalls, openLive } from "../../fixtures/browser/page-watch.ts";
import { atRest } from "../../fixtures/browser/sheets.ts";
import { targetsOf } from "../../fixtures/browser/targets.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const BESIDE_A_KEYBOARD = { width: 360, height: 300 };
const SIDEWAYS = { width: 640, height: 360 };

/** From the upper edge of the first to the lower edge of the last, in px of the screen. */
async function extentOf(parts: readonly Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  const bottoms = boxes.map((box) => (box ? box.y + box.height : Number.NaN));
  return { top: Math.min(...tops), bottom: Math.max(...bottoms) };
}

async function expectWithin(page: Page, parts: readonly Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const { top, bottom } = await extentOf(parts);
      return top >= 0 && bottom <= height;
    })
    .toBe(true);
}

for (const [name, screen] of [
  ["beside a keyboard", BESIDE_A_KEYBOARD],
  ["held sideways", SIDEWAYS],
] as const) {
  test(`R9.3 ${name} a sheet shows a field with its label and its error, and the sum beside the button`, async ({
    page,
    enter,
  }) => {
    await enter({ USDT: "100" });
    await openLive(page, "/wallet");
    await page.getByRole("button", { name: "Transfer USDT" }).tap();
    const dialog = page.getByRole("dialog");
    await atRest(dialog);
    await page.setViewportSize(screen);
    await dialog.getByRole("button", { name: "Review" }).tap();
    const field = dialog.getByLabel("Recipient’s username");
    await expect(field).toBeFocused();
    const error = dialog.locator(`[id="${await field.getAttribute("id")}-error"]`);
    await expectWithin(page, [dialog.locator("label", { hasText: "Username" }), field, error]);

    await field.fill("anna");
    await dialog.getByLabel("Amount", { exact: true }).fill("12.5");
    await dialog.getByRole("button", { name: "Review" }).tap();
    const send = dialog.getByRole("button", { name: "Transfer", exact: true });
    await send.scrollIntoViewIfNeeded();
    await expectWithin(page, [dialog.getByText("$12.50").last(), send]);
    expect((await targetsOf(page)).small).toEqual([]);
  });
}

test("R9.3 with text twice as large the account menu opens, and one can log out by it", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  await openLive(page, "/wallet");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(page.locator("header button[aria-haspopup=dialog]")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Account menu" }).tap();
  const menu = accountMenu(page);
  await atRest(menu);
  const logout = menu.getByRole("button", { name: "Log out" });
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport({ ratio: 1 });
  await logout.tap();
  await expect(page).toHaveURL(/\/login$/);
});

test("R8.2 a toast is said in a region that was there before, covers nothing of its form, and goes with the next try", async ({
  page,
}) => {
  await openLive(page, "/login");
  await expect(page.getByRole("region", { name: "Messages" })).toBeAttached();
  await submitLogin(page, "nobody", "Wrong-Password-1");
  const said = page.locator("[data-sonner-toast]");
  await expect(said).toBeVisible();
  await atRest(said);
  const toast = await extentOf([said]);
  for (const part of [
    page.getByLabel("Password", { exact: true }),
    page.getByRole("button", { name: "Log in" }),
  ]) {
    const { top, bottom } = await extentOf([part]);
    expect(toast.bottom <= top || toast.top >= bottom, "the toast covers no part of it").toBe(true);
  }
  const { small } = await targetsOf(page);
  expect(small.filter((one) => one.endsWith("button Close"))).toEqual([]);

  const release = await holdCalls(page, "**/api/session/login");
  await page.getByRole("button", { name: "Log in" }).tap();
  await expect(said).toHaveCount(0);
  release();
  await expect(said).toBeVisible();
});

test("R2.2 on a phone the prices are sorted by a list, not by columns that nobody sees", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  await openLive(page, "/token-price");
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(0);
  const order = page.getByLabel("Order", { exact: true });
  await expectLive(order);
  await order.selectOption("Highest price first");
  await expect(page).toHaveURL("/token-price?sort=-price");
  await expect(order).toHaveValue("/token-price?sort=-price");
  await order.selectOption("As listed");
  await expect(page).toHaveURL("/token-price");
});

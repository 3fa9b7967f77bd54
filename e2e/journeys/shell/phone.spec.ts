import { submitLogin } from "../../fixtures/browser/browser.ts";
import { extentOf } from "../../fixtures/browser/extent.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { expectLive, holdCalls, openLive } from "../../fixtures/browser/page-watch.ts";
import { atRest } from "../../fixtures/browser/sheets.ts";
import { targetsOf } from "../../fixtures/browser/targets.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("R9.3 with text twice as large the account menu opens, and one can log out by it", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  await openLive(page, "/wallet");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await expect(bell).toBeInViewport({ ratio: 1 });
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

import type { Page } from "@playwright/test";
import { followMenu, keptCookies, signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("R4.3 after a logout neither Back nor an address opens a page, and no cookie is left", async ({
  page,
  context,
}) => {
  await page.goto("/dashboard");
  await followMenu(page, "Wallet");
  await expect(page).toHaveURL("/wallet");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  expect(await keptCookies(context)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel("Username or email")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Total value · USDT" })).toHaveCount(0);
  for (const path of ["/dashboard", "/airdrop", "/wallet/USDT", "/profile"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
});

test("R4.3 a logout in one tab leads the other tab to the login page, Back included", {
  tag: "@deep",
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/dashboard");
  await followMenu(other, "Wallet");
  await expect(other.getByRole("heading", { name: "Total value · USDT" })).toBeVisible();
  await page.goto("/profile");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await other.goBack();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole("heading", { name: "Total value · USDT" })).toHaveCount(0);
});

test("R4.3 a tab that slept through the logout leaves at its next click", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await openLive(page, "/dashboard");
  const visitor = new Visitor(application.url);
  for (const { name, value } of await context.cookies()) visitor.cookies.set(name, value);
  await visitor.post("/api/session/logout");
  await context.clearCookies();
  await followMenu(page, "Wallet");
  await expect(page).toHaveURL("/login?returnUrl=%2Fwallet");
  await expect(page.getByLabel("Username or email")).toBeVisible();
});

test("R4.3 a logout works while the upstream is down", { tag: "@deep" }, async ({
  page,
  sandbox,
}) => {
  await page.goto("/profile");
  await sandbox.fail({ path: "/auth/client", times: 100, status: 503 });
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Username or email")).toBeVisible();
});

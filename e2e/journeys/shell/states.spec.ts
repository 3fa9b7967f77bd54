import type { Page } from "@playwright/test";
import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { isOwnWarning } from "../../fixtures/browser/page-watch.ts";
import { REFRESH_PATH } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const SECTION = "We couldn’t load this";

function retryOf(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Try again" }).first();
}

/** A renewal that has failed is not tried again for a second or two, however soon a member asks. */
async function retryUntilWallets(page: Page): Promise<void> {
  const wallet = page.getByRole("main").getByRole("link", { name: "USDT", exact: true });
  const retry = page.getByRole("button", { name: "Try again" }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(wallet).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const warnings: string[] = [];

test.beforeEach(async ({ page, context, application }) => {
  warnings.length = 0;
  page.on("console", (message) => {
    if (isOwnWarning(message)) warnings.push(message.text());
  });
  await signIn(context, application.url, "anna");
});

test.afterEach(() => {
  expect(warnings, "console warnings on the screens of a failure").toEqual([]);
});

test("R4.1 a page during an outage is the unavailable screen, signs nobody out, and its retry brings the page", async ({
  page,
  context,
  sandbox,
}) => {
  await context.clearCookies({ name: "accessToken" });
  await sandbox.fail({ path: REFRESH_PATH, times: 1_000, status: 503 });
  const answer = await page.goto("/wallet");
  expect(answer?.status()).toBe(503);
  await expect(page).toHaveTitle("Unavailable | Merlin BTC");
  await expect(page).toHaveURL("/wallet");
  await expect(
    page.getByRole("heading", { name: "We can’t load this page right now" }),
  ).toBeVisible();
  await expect(page.getByText("You’re still logged in.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "We can’t load this page right now" }),
  ).toBeVisible();
  await sandbox.clearFaults();
  await retryUntilWallets(page);
});

test("R4.1 a click during an outage is told in the frame, and works again afterwards", {
  tag: "@deep",
}, async ({ page, context, sandbox }) => {
  await page.goto("/dashboard");
  await context.clearCookies({ name: "accessToken" });
  await sandbox.fail({ path: "/auth/client", times: 1_000, status: 503 });
  await followMenu(page, "Wallet");
  await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  await expect(page).toHaveURL("/wallet");
  await sandbox.clearFaults();
  await retryUntilWallets(page);
});

test("R3.6 a section whose data fails says so with its request id while the page stands, and its retry fills it", async ({
  page,
  application,
  sandbox,
}) => {
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
  await page.goto("/wallet");
  await expect(page.getByRole("alert").filter({ hasText: SECTION })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(
    await page.getByRole("main").innerText(),
  )?.[0];
  expect(id).toBeDefined();
  const line = () => application.lines.find((one) => one.includes(id ?? "-"));
  await expect.poll(line).toContain("GET account/wallets: status 500");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await retryOf(page).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("R3.6 the frame stands when only the profile fails", { tag: "@deep" }, async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ path: "/auth/client/profile", times: 10, status: 500 });
  const answer = await page.goto("/wallet");
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  const recent = page.getByRole("main").locator('a[href^="/transactions/"]');
  await expect(recent.first()).toBeVisible();
});

test("R2.8 a member page stands without the price service", async ({ page, sandbox }) => {
  await sandbox.fail({ path: "/public/coin", times: 10, kind: "reset" });
  await page.goto("/wallet");
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
});

test("R1.1 the home page stands while the upstream is down", async ({ page, context, sandbox }) => {
  await context.clearCookies();
  await sandbox.fail({ path: "/", times: 1_000, status: 503 });
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("R10.1 the first stop of the keyboard skips to the content", async ({ page }) => {
  await page.goto("/profile");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("R2.10 the logo, the header's links and the account stand in one line on a desktop", async ({
  page,
}) => {
  await page.goto("/profile");
  const header = page.getByRole("banner");
  const middles = await Promise.all(
    [
      header.locator(".mark"),
      header.getByRole("link", { name: "Marketplace" }),
      header.getByRole("button", { name: "Account menu" }),
    ].map(async (one) => {
      const box = await one.boundingBox();
      return box ? Math.round(box.y + box.height / 2) : null;
    }),
  );
  expect(new Set(middles).size, middles.join()).toBe(1);
});

test("R2.1 a new page within the document has its title and gets the focus", async ({ page }) => {
  await page.goto("/dashboard");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await followMenu(page, "Wallet");
  await expect(page).toHaveTitle("Wallet | Merlin BTC");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

/** Keeps a navigation waiting until this is seen; what is fetched ahead of one goes on. */
async function holdUntil(page: Page, address: RegExp, seen: () => Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    const headers = route.request().headers();
    const isAhead = "next-router-prefetch" in headers || "next-router-segment-prefetch" in headers;
    if (headers.rsc === "1" && !isAhead) await seen();
    await route.continue();
  });
}

test("R3.6 a line shows while a page, or other rows of it, are on their way", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/network");
  await page.waitForLoadState("networkidle");
  const line = page.locator(".route-line");
  let held = 0;
  await holdUntil(page, /\/(network|binary-tree)\?/, async () => {
    await expect(line).toBeAttached();
    held += 1;
  });
  await page.getByLabel("Username or name").fill("gina");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/[?&]q=gina/);
  await expect(line).toHaveCount(0);
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(page).not.toHaveURL(/gina/);
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.locator("#account-menu").getByRole("link", { name: "Binary tree" }).click();
  await expect(page).toHaveURL("/binary-tree");
  await expect(line).toHaveCount(0);
  expect(held).toBeGreaterThanOrEqual(3);
});

test("R3.6 hidden amounts are covered in every tab at once, and in the next document from its first byte", async ({
  page,
  context,
}) => {
  await page.goto("/profile");
  const other = await context.newPage();
  await other.goto("/dashboard");
  const isCovered = (tab: typeof page) =>
    tab.locator("html").evaluate((root) => root.dataset.amounts === "hidden");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect(page.getByRole("button", { name: "Show amounts" })).toBeVisible();
  await expect.poll(() => isCovered(other)).toBe(true);
  const shownElsewhere = other.getByRole("banner").getByRole("button", { name: "Show amounts" });
  await expect(shownElsewhere).toBeVisible();
  const html = await (await page.request.get("/profile")).text();
  expect(html).toContain('data-amounts="hidden"');
  await shownElsewhere.click();
  await expect.poll(() => isCovered(page)).toBe(false);
});

test("R3.6 a device that is offline is told so, on public pages too, and the page is asked for again by itself", {
  tag: "@deep",
}, async ({ page, context }) => {
  for (const path of ["/profile", "/"]) {
    await page.goto(path);
    await expectLive(page.getByRole("status").last());
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    const asked = page.waitForRequest((request) => request.headers().rsc === "1");
    await context.setOffline(false);
    await asked;
    await expect(page.getByText("You’re online again.")).toBeVisible();
  }
});

test("R3.6 notifications that a service does not offer, or cannot give, are explained in their panel", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  await sandbox.fail({ path: "/auth/client/notifications", times: 2, status: 503 });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Notifications" }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByText("We couldn’t load your notifications")).toBeVisible();
  await sandbox.clearFaults();
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByText("We couldn’t load your notifications")).toHaveCount(0);
});

import { followMenu, signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

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

test("R2.1 a new page within the document has its title and gets the focus", async ({ page }) => {
  await page.goto("/dashboard");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await followMenu(page, "Wallet");
  await expect(page).toHaveTitle("Wallet | Merlin BTC");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("R3.6 a line shows while a page is on its way", async ({ page }) => {
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  const line = page.locator(".route-line");
  await page.route("**/airdrop?_rsc=*", async (route) => {
    await expect(line).toBeAttached();
    await route.continue();
  });
  await followMenu(page, "Airdrop");
  await expect(page).toHaveURL("/airdrop");
  await expect(line).toHaveCount(0);
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
  await expect(other.getByRole("button", { name: "Show amounts" })).toBeVisible();
  const html = await (await page.request.get("/profile")).text();
  expect(html).toContain('data-amounts="hidden"');
  await other.getByRole("button", { name: "Show amounts" }).click();
  await expect.poll(() => isCovered(page)).toBe(false);
});

test("R3.6 a device that is offline is told so, and the page is asked for again by itself", async ({
  page,
  context,
}) => {
  await page.goto("/profile");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  const asked = page.waitForRequest((request) => request.headers().rsc === "1");
  await context.setOffline(false);
  await asked;
  await expect(page.getByText("You are online again.")).toBeVisible();
});

test("R3.6 notifications that a service does not offer, or cannot give, are explained in their panel", async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ path: "/auth/client/notifications", times: 2, status: 503 });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Notifications" }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByText("Notifications could not be loaded")).toBeVisible();
  await sandbox.clearFaults();
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByText("Notifications could not be loaded")).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Comes back to the tab, which pages that renew themselves take for a turn. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** How many times the page was asked for anew. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    const headers = request.headers();
    const isOfPage = new URL(request.url()).pathname === new URL(page.url()).pathname;
    if (headers.rsc === "1" && !headers["next-router-prefetch"] && isOfPage) count += 1;
  });
  return () => count;
}

/** Longer than until the page is asked for again by itself. */
const AGAIN_MS = 11_000;

test("R3.6 a page that renews itself stays while what is in front of the service answers in its place, and looks again", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.clock.install();
  await openLive(page, "/dashboard");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  let isFailing = true;
  let failed = 0;
  await page.route(`${application.url}/**`, (route) => {
    if (!isFailing) return route.fallback();
    failed += 1;
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  const refreshes = countRefreshes(page);
  await comeBack(page);
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.clock.runFor(2_000);
  expect(refreshes()).toBe(0);
  isFailing = false;
  await page.clock.runFor(AGAIN_MS);
  await expect.poll(refreshes).toBe(1);
  await expect(heading).toBeVisible();
});

test("a page of another build waits for open dialogs before it loads anew, and does by itself", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.clock.install();
  await openLive(page, "/dashboard");
  let asked = 0;
  await page.route("**/api/health", (route) => {
    asked += 1;
    return route.fulfill({ json: { status: "ok", version: "0.0.0+another" } });
  });
  const refreshes = countRefreshes(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await comeBack(page);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(AGAIN_MS);
  await expect.poll(() => asked).toBe(2);
  expect(refreshes()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(AGAIN_MS);
  await expect.poll(refreshes).toBe(1);
});

test("R10.2 a page that is looked at again after a while is read anew, and one that was left for a moment is not", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.clock.install();
  await openLive(page, "/setting");
  const refreshes = countRefreshes(page);
  const look = (state: "hidden" | "visible") =>
    page.evaluate((to) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: to === "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await look("hidden");
  await page.clock.fastForward(60_000);
  await look("visible");
  await page.clock.runFor(2_000);
  expect(refreshes()).toBe(0);
  await look("hidden");
  await page.clock.fastForward(6 * 60_000);
  await look("visible");
  await page.clock.runFor(2_000);
  await expect.poll(refreshes).toBe(1);
});

test("R3.6 an order keeps its receipt where what is in front of the service answers for the page behind it", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "500" });
  await page.clock.install();
  await openLive(page, "/marketplace");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  let failed = 0;
  const refreshes = countRefreshes(page);
  await page.route(/\/(marketplace|api)\b/, (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    failed += 1;
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  await dialog.getByRole("button", { name: /^Pay / }).click();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  await expect.poll(() => failed).toBeGreaterThan(0);
  // What the router would have asked for by then.
  await page.clock.runFor(2_000);
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  expect(refreshes()).toBe(0);
});

test("R3.6 a password that is being typed stays where what is in front of the service answers for the page after another change on it", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter();
  await page.clock.install();
  await openLive(page, "/setting/security");
  const password = page.getByLabel("Current password", { exact: true });
  await password.fill("Half-a-pass");
  await page.getByRole("heading", { name: "Automatic logout" }).click();
  let failed = 0;
  const refreshes = countRefreshes(page);
  await page.route(/\/(setting|api)\b/, (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    failed += 1;
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  await page.getByLabel("Log out after").selectOption({ index: 1 });
  await expect.poll(() => failed).toBeGreaterThan(0);
  // What the router would have asked for by then.
  await page.clock.runFor(2_000);
  await expect(password).toHaveValue("Half-a-pass");
  expect(refreshes()).toBe(0);
});

for (const isRefused of [false, true]) {
  test(`R4.1 a password that is being typed${isRefused ? " after a refusal" : ""} outlives another build after a change elsewhere on its page`, {
    tag: "@deep",
  }, async ({ page, enter }) => {
    await enter();
    await page.clock.install();
    await openLive(page, "/setting/security");
    let asked = 0;
    await page.route("**/api/health", (route) => {
      asked += 1;
      return route.fulfill({ json: { status: "ok", version: "0.0.0+another" } });
    });
    const refreshes = countRefreshes(page);
    const password = page.getByLabel("Current password", { exact: true });
    await password.fill("Half-a-pass");
    if (isRefused) {
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.locator("form [aria-invalid=true]").first()).toBeVisible();
    }
    await page.getByRole("heading", { name: "Automatic logout" }).click();
    await page.getByLabel("Log out after").selectOption({ index: 1 });
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(AGAIN_MS);
    await expect.poll(() => asked).toBe(2);
    expect(refreshes()).toBe(0);
    await expect(password).toHaveValue("Half-a-pass");
  });
}

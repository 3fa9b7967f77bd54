import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";

/** The parts below the first screen that the browser has left without layout. */
function leftOut(page: Page): Promise<number> {
  return page
    .locator("main section > *:first-child")
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    );
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("R1.1 the home page lays out its first screen first and everything once it lives", {
  tag: "@deep",
}, async ({ page }) => {
  await page.route("**/_next/static/chunks/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/");
  await expect.poll(() => leftOut(page)).toBeGreaterThan(5);
  const last = page.locator("#closing-title");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();

  await page.unroute("**/_next/static/chunks/*.js");
  await page.goto("/login");
  await page.goto("/");
  await expect.poll(() => leftOut(page)).toBe(0);
});

test("R2.10 a home page that begins at one of its parts, or is loaded again further down, stands there", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/#about");
  expect(await leftOut(page)).toBe(0);
  await expect(page.locator("#about")).toBeInViewport();

  await page.goto("/login");
  await page.goto("/");
  await expect.poll(() => leftOut(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: "instant" }));
  const before = await topOf(page, "#about");
  await page.reload();
  expect(await leftOut(page)).toBe(0);
  await expect.poll(() => topOf(page, "#about")).toBe(before);
});

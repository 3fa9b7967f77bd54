import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { WITH_PREFETCH } from "../../fixtures/browser/prefetch.ts";
import { expect, test } from "../../fixtures/test.ts";

const WALLETS = ["/wallet/USDT", "/wallet/MERLIN", "/wallet/mBTC", "/wallet/AmBTC"];

/** The pages that are fetched ahead from now on. */
function watchPrefetches(page: Page): ReadonlySet<string> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    if ("next-router-prefetch" in request.headers()) seen.add(new URL(request.url()).pathname);
  });
  return seen;
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("a journey’s page fetches a link ahead that is approached, and no other", async ({ page }) => {
  const fetched = watchPrefetches(page);
  await openLive(page, "/wallet");
  await page.getByRole("main").locator('a[href="/wallet/MERLIN"]').first().hover();
  await expect.poll(() => [...fetched]).toEqual(["/wallet/MERLIN"]);
});

test.describe("where a file asks for it", () => {
  test.use(WITH_PREFETCH);

  test("all links in view are fetched ahead", async ({ page }) => {
    const fetched = watchPrefetches(page);
    await page.goto("/wallet");
    await expect.poll(() => WALLETS.filter((path) => !fetched.has(path))).toEqual([]);
  });
});

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { recordShift } from "../../fixtures/browser/layout-shift.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Longer than a section may keep its page waiting. */
const LATE_MS = 1_700;
/** A fifth of what counts as good (web.dev, Cumulative Layout Shift). */
const MOST_SHIFT = 0.02;

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Follows the router to a page, and gives what has moved when all of it is there. */
async function shiftOnTheWay(page: Page, path: string): Promise<number> {
  await page.evaluate((to) => {
    window.shift = 0;
    (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push(to);
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  // What is drawn is scored behind the next frames.
  await wait(300);
  return page.evaluate(() => window.shift);
}

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R3.6 sections that come after their page take the room that was kept for them", async ({
  page,
  context,
  relay,
  relayedApplication,
}) => {
  await signIn(context, relayedApplication.url, "anna");
  await recordShift(page);
  await page.setViewportSize(PHONE);
  await openLive(page, `${relayedApplication.url}/setting/kyc`);
  relay.intercept((_call, forward) => wait(LATE_MS).then(() => forward()));
  expect(await shiftOnTheWay(page, "/wallet")).toBeLessThan(MOST_SHIFT);
});

test("R3.6 no page of those that read twice jumps on a slow upstream, nor one whose script comes late", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication }) => {
  test.setTimeout(180_000);
  await signIn(context, relayedApplication.url, "anna");
  await recordShift(page);
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    for (const isSlow of [false, true]) {
      relay.intercept(undefined);
      await openLive(page, `${relayedApplication.url}/setting/kyc`);
      if (isSlow) relay.intercept((_call, forward) => wait(LATE_MS).then(() => forward()));
      const paths = ["/wallet", "/earning", "/team", "/mining/automation", "/mining", "/dashboard"];
      const scripted = ["/binary-tree", "/wallet/reserves", "/setting"];
      for (const path of isSlow ? paths : [...paths, ...scripted]) {
        const about = `${path} at ${size.width}${isSlow ? ", slow" : ""}`;
        expect(await shiftOnTheWay(page, path), about).toBeLessThan(MOST_SHIFT);
      }
    }
  }
});

test("R3.6 a late section stands as soon as it has come, whatever another one still waits for", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const rate = Promise.withResolvers<void>();
  relay.intercept((call, forward) => {
    const isRate = call.path.endsWith("/mining/rate");
    const isSession = /\/mining\/session$/.test(call.path);
    if (!isRate && !isSession) return undefined;
    return (isRate ? rate.promise : wait(LATE_MS)).then(() => forward());
  });
  const main = page.getByRole("main");
  await page.goto(`${url}/mining`, { waitUntil: "commit" });
  await expect(main.getByRole("button", { name: "Claim", exact: true })).toBeVisible();
  await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
  rate.resolve();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

const UPSTREAM_DELAY_MS = 600;
const PAGES = ["Wallet", "Team", "Mining", "Dashboard", "Game"] as const;
const CLICKS = isExhaustive ? 50 : 4;

/** Runs in the page: looks at every frame for a content area in which nothing can be seen. */
function watchContent(): void {
  const seen = { blank: [] as string[], lineless: [] as string[] };
  Reflect.set(window, "seen", seen);
  let hadLine = false;
  const look = () => {
    const main = document.querySelector("main");
    const hasLine = document.querySelector(".route-line") !== null;
    if (main && !main.firstElementChild) {
      const hasShape = getComputedStyle(main, "::before").content !== "none";
      if (!hasShape) seen.blank.push(location.pathname);
      if (hadLine && !hasLine) seen.lineless.push(location.pathname);
    } else {
      hadLine = hasLine;
    }
    requestAnimationFrame(look);
  };
  look();
}

const seenOn = (page: Page) => page.evaluate(() => Reflect.get(window, "seen") as object);

const NOTHING_MISSING = { blank: [], lineless: [] };

async function expectContent(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(page).not.toHaveURL(/\/airdrop$/);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
}

test.beforeEach(async ({ page, context, relay, relayedApplication }) => {
  await signIn(context, relayedApplication.url, "anna");
  relay.intercept(async (_call, forward) => {
    await new Promise((resolve) => {
      setTimeout(resolve, UPSTREAM_DELAY_MS);
    });
    return forward();
  });
  await page.addInitScript(watchContent);
});

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R3.6 a page that is followed while it is being read ahead is never blank, and its line stays until it is drawn", {
  tag: "@deep",
}, async ({ page, relayedApplication }) => {
  let isReadAhead = false;
  const isFollowed = Promise.withResolvers<void>();
  await page.route("**/team?_rsc=*", async (route) => {
    // What is read of the page itself arrives after the click, as on a slow line.
    if (!("next-router-segment-prefetch" in route.request().headers())) {
      isReadAhead = true;
      await isFollowed.promise;
    }
    await route.continue();
  });
  await openLive(page, `${relayedApplication.url}/airdrop`);
  const link = page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Team" });
  // The pointer may rest there since before the frame's script lives.
  await link.hover();
  await expect.poll(() => isReadAhead).toBe(true);
  await link.click();
  isFollowed.resolve();
  await expectContent(page);
  expect(await seenOn(page)).toEqual(NOTHING_MISSING);
});

test(`R3.6 of ${CLICKS} first clicks on a slow upstream none shows a blank page`, {
  tag: "@deep",
}, async ({ page, relayedApplication }) => {
  test.setTimeout(60_000 + CLICKS * 10_000);
  for (let click = 0; click < CLICKS; click += 1) {
    const name = PAGES[click % PAGES.length] ?? "Team";
    await page.goto(`${relayedApplication.url}/airdrop`, { waitUntil: "commit" });
    const link = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
    await expectLive(link);
    await link.click();
    await expectContent(page);
    expect(await seenOn(page), `${click}: ${name}`).toEqual(NOTHING_MISSING);
  }
});

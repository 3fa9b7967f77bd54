import type { Page } from "@playwright/test";
import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

/** How long an answer may take before a skeleton stands in for it, and how long a pointer has to rest. */
const PATIENCE_MS = 400;
const DWELL_MS = 80;
/** React shows what comes so soon after a skeleton only when it is over. */
const AFTER_SKELETON_MS = 300;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) =>
  main(page).getByRole("heading", { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true });

/** Runs in the page: notes whether a shape has stood where a page is to be. */
function watchShapes(): void {
  const look = () => {
    const shape = document.querySelector("main [aria-busy=true]");
    if (shape && !document.querySelector("main h1")) document.body?.setAttribute("data-shape", "");
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** The requests for the whole of a page from now on; what tells of its place alone does not count. */
function watchReads(page: Page, path: string): readonly string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { rsc, "next-router-prefetch": part } = request.headers();
    if (rsc !== undefined && part === undefined && new URL(request.url()).pathname === path)
      reads.push(request.url());
  });
  return reads;
}

/** Waits until the frame's script lives, which hears where the pointer rests, at the cost of this page's one read. */
async function expectHeard(page: Page): Promise<void> {
  const reads = watchReads(page, "/game");
  await entry(page, "Game").hover();
  await expect.poll(() => reads.length).toBe(1);
}

test("R3.6 an answer that comes soon is shown whole, and one that is late begins with its shape", async ({
  page,
  context,
  relay,
  relayedApplication,
}) => {
  await signIn(context, relayedApplication.url, "anna");
  await page.clock.install();
  await openLive(page, `${relayedApplication.url}/setting`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(watchShapes);
  await followMenu(page, "Team");
  await expect(heading(page, "Team")).toBeVisible();
  await expect(page.locator("body[data-shape]")).toHaveCount(0);

  const answered = Promise.withResolvers<void>();
  relay.intercept(async (_call, forward) => {
    await answered.promise;
    return forward();
  });
  await entry(page, "Game").click();
  await expect(page.locator(".route-line")).toBeAttached();
  await expect(entry(page, "Game")).toHaveAttribute("data-asked");
  await page.clock.runFor(PATIENCE_MS - 50);
  await expect(heading(page, "Team")).toBeVisible();
  await page.clock.runFor(100);
  await expect(main(page).locator("[aria-busy=true]").first()).toBeVisible();
  await expect(heading(page, "Team")).toHaveCount(0);
  relay.intercept(undefined);
  answered.resolve();
  await page.clock.runFor(AFTER_SKELETON_MS);
  await page.clock.resume();
  await expect(heading(page, "Game")).toBeVisible();
  await expect(page.locator(".route-line, [data-asked]")).toHaveCount(0);
});

test("R3.6 an entry on which the pointer rests is read once, and a press reads it no more unless something was written", {
  tag: "@deep",
}, async ({ page, application, enterAsNew }) => {
  await enterAsNew();
  await page.clock.install();
  await openLive(page, `${application.url}/dashboard`);
  await expectHeard(page);
  await followMenu(page, "Wallet");
  await expect(heading(page, "Wallet")).toBeVisible();
  const reads = watchReads(page, "/team");
  await page.clock.pauseAt(Date.now() + 60_000);
  await entry(page, "Team").hover();
  await page.clock.runFor(DWELL_MS - 20);
  await entry(page, "Wallet").hover();
  await page.clock.runFor(DWELL_MS);
  expect(reads).toHaveLength(0);
  await entry(page, "Team").hover();
  await page.clock.runFor(DWELL_MS);
  // The router asks a moment after it was told to.
  await page.clock.resume();
  await expect.poll(() => reads.length).toBe(1);
  await entry(page, "Team").click();
  await expect(heading(page, "Team")).toBeVisible();
  expect(reads).toHaveLength(1);

  await followMenu(page, "Dashboard");
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  const saved = page.waitForResponse((response) => response.request().method() !== "GET");
  await accountMenu(page).getByText("Light", { exact: true }).click();
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await entry(page, "Team").click();
  await expect(heading(page, "Team")).toBeVisible();
  expect(reads).toHaveLength(2);
});

test("R3.6 a page that was asked for while its link went down is asked for anew when something is written before it goes up", {
  tag: "@deep",
}, async ({ page, application, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, `${application.url}/dashboard`);
  const isSent = Promise.withResolvers<void>();
  await page.route("**/api/bff/**", async (route) => {
    if (route.request().method() !== "GET") await isSent.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Account menu" }).click();
  const saved = page.waitForResponse((response) => response.request().method() !== "GET");
  await accountMenu(page).getByText("Light", { exact: true }).click();
  await page.keyboard.press("Escape");
  const reads = watchReads(page, "/team");
  const place = await entry(page, "Team").boundingBox();
  await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await page.mouse.down();
  await expect.poll(() => reads.length).toBe(1);
  isSent.resolve();
  const answer = await saved;
  expect(answer.ok()).toBe(true);
  await answer.finished();
  // The page has read it by the second frame from now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();
  await expect(heading(page, "Team")).toBeVisible();
  expect(reads).toHaveLength(2);
});

test("R2.8 the logo leads to the dashboard within the document, and Back is at once where it was left", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/wallet");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: "instant" }));
    expect(await page.evaluate(() => window.scrollY)).toBe(240);
  }).toPass();
  // By its place: a click on the link itself first scrolls it out of the padding below the header that it stands in.
  const logo = await page.getByRole("link", { name: "Merlin BTC, dashboard" }).boundingBox();
  await page.mouse.click((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10);
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  const top = await page.evaluate(async () => {
    const gone = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true });
    });
    history.back();
    await gone;
    // Scrolled smoothly, it would be on its way in the first frame that is not at the top.
    while (window.scrollY === 0) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return window.scrollY;
  });
  await expect(heading(page, "Wallet")).toBeVisible();
  expect(top).toBe(240);
});

import type { Page } from "@playwright/test";
import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { extentOf } from "../../fixtures/browser/extent.ts";
import { resize } from "../../fixtures/browser/menus.ts";
import { expectLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const WIDTHS = [1440, 390];
/** Each width meets one of the two kinds of links, unless the run is exhaustive. */
const ROUTED_WIDTHS = isExhaustive ? WIDTHS : WIDTHS.slice(0, 1);
const LOADED_WIDTHS = isExhaustive ? WIDTHS : WIDTHS.slice(1);

/** From then on a line that breaks lets a part of one page through to the router, whenever the body is marked. */
async function breakMarkedPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      const isPage = answer.headers.get("content-type")?.startsWith("text/x-component");
      if (!isPage || init?.method === "HEAD" || !document.body.dataset.breaks) return answer;
      delete document.body.dataset.breaks;
      const whole = new Uint8Array(await answer.arrayBuffer());
      const parts = [whole.slice(0, whole.length * 0.6)];
      const body = new ReadableStream({
        pull(controller) {
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else controller.error(new TypeError("network error"));
        },
      });
      return Object.defineProperty(new Response(body, answer), "url", { value: answer.url });
    };
  });
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

for (const width of ROUTED_WIDTHS) {
  test(`R3.6 a page that is followed without a network at ${width} px keeps its place, says so, and opens when the network is back`, async ({
    page,
    context,
  }) => {
    await resize(page, width);
    await page.clock.install();
    await page.goto("/team", { waitUntil: "networkidle" });
    await expectLive(page.getByRole("status").last());
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await context.setOffline(true);
    // Before the clock is moved: the router gives its look at the network a fifth of a second.
    await expect(page.getByText("You’re offline.")).toBeVisible();
    // The page asks for itself anew each minute.
    await page.clock.fastForward(60_000);
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    await followMenu(page, "Wallet");
    // The router would have given up and loaded a document within a few frames.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
    await context.setOffline(false);
    await expect(page).toHaveURL("/wallet");
    await expect(
      page.getByRole("main").getByRole("heading", { level: 1, name: "Wallet" }),
    ).toBeVisible();
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  });
}

test("R3.6 R5.1 a page that breaks off while it is renewed keeps what is typed, and one that is followed comes whole", async ({
  page,
  context,
}) => {
  await breakMarkedPages(page);
  await page.goto("/setting", { waitUntil: "networkidle" });
  const name = page.getByLabel("Full name");
  await expectLive(name);
  await expectLive(page.getByRole("status").last());
  await name.fill("Anna Later");
  const markNext = () => page.evaluate(() => document.body.setAttribute("data-breaks", "1"));
  const broken = page.locator("body:not([data-breaks])");
  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await markNext();
  const asked = watchRequests(page, "GET", "/setting");
  await context.setOffline(false);
  await expect(broken).toBeVisible();
  // The one that broke off is asked for anew.
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect(name).toHaveValue("Anna Later");
  await page.getByRole("button", { name: "Discard" }).click();
  await markNext();
  await followMenu(page, "Wallet");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
  await expect(broken).toBeVisible();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(main.getByText("Oops, something wrong")).toHaveCount(0);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]) {
  test(`R3.6 what says that there is no network covers no part of a form's own bar at ${width} px`, {
    tag: width === 390 ? [] : "@deep",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/setting", { waitUntil: "networkidle" });
    const name = page.getByLabel("Full name");
    await expectLive(name);
    await expectLive(page.getByRole("status").last());
    await name.fill("Anna Later");
    const discard = page.getByRole("button", { name: "Discard" });
    await expect(discard).toBeVisible();
    await context.setOffline(true);
    const said = page.getByRole("status").getByText("You’re offline.");
    await expect(said).toBeInViewport({ ratio: 1 });
    const banner = await extentOf([said]);
    const bar = await extentOf([page.locator(".save-bar")]);
    expect(banner.bottom <= bar.top || banner.top >= bar.bottom, "it covers no part").toBe(true);
    await discard.click();
    await context.setOffline(false);
  });
}

for (const width of LOADED_WIDTHS) {
  test(`R3.6 a link that loads a document is held without a network at ${width} px and followed when it is back`, {
    tag: "@deep",
  }, async ({ page, context }) => {
    await resize(page, width);
    await page.goto("/", { waitUntil: "networkidle" });
    await expectLive(page.getByRole("status").last());
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Launch App" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/");
    await context.setOffline(false);
    await expect(page).toHaveURL("/airdrop");
  });
}

test("R2.10 a place of the home page is shown at once without a network", {
  tag: "@deep",
}, async ({ page, context }) => {
  await resize(page, 1440);
  await page.goto("/", { waitUntil: "networkidle" });
  await expectLive(page.getByRole("status").last());
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/#features");
  await expect(page.locator("#features")).toBeInViewport();
});

test("R3.6 R8.2 what a press needs and cannot load is said and comes when it is asked for again", {
  tag: "@deep",
}, async ({ page, context }) => {
  await page.goto("/profile", { waitUntil: "networkidle" });
  await expectLive(page.getByRole("button", { name: "Notifications" }));
  await expectLive(page.getByRole("status").last());
  await context.setOffline(true);
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops, something wrong" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("You’re online again.")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(async () => {
    if (!(await panel.isVisible()))
      // Opened by an earlier press meanwhile, the panel covers the button.
      await page.getByRole("button", { name: "Notifications" }).click({ timeout: 1_000 });
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(panel.getByRole("list").or(panel.getByText("Nothing yet")).first()).toBeVisible();
});

test("R8.2 the toaster has come before it is needed, and speaks without a network", {
  tag: "@deep",
}, async ({ page, context }) => {
  await page.goto("/setting/security", { waitUntil: "networkidle" });
  const phrase = page.getByLabel("Phrase", { exact: true });
  await expectLive(phrase);
  await context.setOffline(true);
  await phrase.fill("calm heron");
  await page.getByRole("button", { name: "Save phrase" }).click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(phrase).toHaveValue("calm heron");
  await context.setOffline(false);
});

import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { resize } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { atRest, sheet, topOf } from "../../fixtures/browser/sheets.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

const MODAL = { name: "Notifications" };
const WIDE = 1440;
const NARROW = 1199;
/** The page behind is higher. */
const LOW = 600;

function parts(page: Page) {
  return { opener: page.getByRole("button", MODAL), modal: sheet(page, MODAL.name) };
}

/** Opens the modal and waits until it stands still. */
async function open(page: Page): Promise<Locator> {
  const { opener, modal } = parts(page);
  await opener.click();
  await expect(modal).toBeVisible();
  await atRest(modal);
  return modal;
}

async function expectClosed(page: Page): Promise<void> {
  const { opener, modal } = parts(page);
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Whether it is vaul's drawer, or the dialog that this is built on. */
async function expectDrawer(modal: Locator, isDrawer: boolean): Promise<void> {
  const marks = modal.page().locator("[data-vaul-drawer], [data-vaul-overlay]");
  await expect(marks).toHaveCount(isDrawer ? 2 : 0);
  await expect(modal).toHaveCSS("animation-name", isDrawer ? "slideFromBottom" : "modal-in");
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("R2.13 a modal closes by Escape, a press outside and its button, and gives the focus back", async ({
  page,
}) => {
  await page.goto("/profile");
  for (const width of [WIDE, NARROW]) {
    await resize(page, width);
    await expectDrawer(await open(page), width === NARROW);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await open(page);
    await page.mouse.click(20, 20);
    await expectClosed(page);
    const modal = await open(page);
    await modal.getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
  }
});

for (const width of isExhaustive ? [WIDE, NARROW] : [WIDE]) {
  test(`R2.13 R9.3 at ${width} px the focus stays in a modal, the page behind does not scroll, and a modal moves for 0.3 s, not at all with reduced motion`, {
    tag: "@deep",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: LOW });
    await page.goto("/profile");
    const modal = await open(page);
    await expect(modal.getByRole("heading", MODAL)).toBeFocused();
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 800);
    await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(page.locator("body")).not.toHaveCSS("overflow-y", "hidden");
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

    await open(page);
    await expect(modal).toHaveCSS("animation-duration", "0.3s");
    await expect(page.locator(".modal-overlay")).toHaveCSS("animation-duration", "0.3s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(modal).toHaveCSS("animation-name", "none");
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });
}

for (const [from, to] of [
  [WIDE, NARROW],
  [NARROW, WIDE],
] as const) {
  test(`R2.13 what is typed into a modal at ${from} px stays when the window becomes ${to} px wide, and it closes there as any other`, {
    tag: "@deep",
  }, async ({ page, enter }) => {
    await enter({ USDT: "100" });
    await resize(page, from);
    await page.goto("/wallet");
    await page.getByRole("button", { name: "Transfer USDT" }).click();
    const modal = page.getByRole("dialog");
    const receiver = page.getByLabel("Recipient’s username");
    await receiver.fill("boris");
    await page.getByLabel("Amount", { exact: true }).fill("12.5");
    await receiver.evaluate((field) => Reflect.set(field, "isTheSame", true));
    await expectDrawer(modal, from === NARROW);
    for (const width of [to, from, to]) {
      await resize(page, width);
      await expectDrawer(modal, width === NARROW);
      await expect(receiver).toHaveValue("boris");
      await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("12.5");
    }
    expect(await receiver.evaluate((field) => Reflect.has(field, "isTheSame"))).toBe(true);
    await atRest(modal);
    const bottom = (await topOf(modal)) + ((await modal.boundingBox())?.height ?? 0);
    expect(bottom === page.viewportSize()?.height).toBe(to === NARROW);
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Transfer USDT" })).toBeFocused();
  });
}

test("R2.13 a press outside closes a modal whatever was pressed in it before, but not as the second half of the double click that opened it", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/profile");
  for (const width of [WIDE, NARROW]) {
    await resize(page, width);
    const modal = await open(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(modal).toHaveAttribute("data-state", "open");
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await modal.locator(".modal-body").click({ position: { x: 5, y: 5 } });
    await page.mouse.click(20, 20);
    await expectClosed(page);
  }
});

test("R2.13 what must not be interrupted stays open by Escape, a press outside, a drag and its button", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "100" });
  await resize(page, NARROW);
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await page.getByLabel("Recipient’s username").fill("anna");
  await page.getByLabel("Amount", { exact: true }).fill("1");
  const modal = page.getByRole("dialog");
  await expect(modal.getByText("@anna")).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route("**/wallet/transfer", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await modal.getByRole("button", { name: /^Transfer/ }).click();
  const close = modal.getByRole("button", { name: "Close" });
  await expect(close).toHaveAttribute("aria-disabled", "true");
  await atRest(modal);
  const top = await topOf(modal);
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 20);
  await close.click({ force: true });
  await page.mouse.move(600, top + 15);
  await page.mouse.down();
  await page.mouse.move(600, top + 300, { steps: 5 });
  expect(await topOf(modal)).toBe(top);
  await page.mouse.up();
  await expect(modal).toHaveAttribute("data-state", "open");
  answer.resolve();
  await expect(page.getByRole("heading", { name: "Transfer sent" })).toBeVisible();
});

const CHUNKS = "**/_next/static/chunks/*.js";
const gone = { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" };

test("a dialog whose script is gone with its build says so, and its page is read anew for the build that is there", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/profile");
  await page.waitForLoadState("networkidle");
  await page.route(CHUNKS, (route) => route.fulfill(gone));
  const anew = page.waitForRequest((request) => request.headers().rsc === "1");
  await parts(page).opener.click();
  await expect(toast(page, /^We couldn’t open this/)).toBeVisible();
  await anew;
  await page.unroute(CHUNKS);
  await open(page);
});

test("a dialog whose content cannot be had says so, and the page stays", {
  tag: "@deep",
}, async ({ context }) => {
  // What React says of it in the console fails the page of a test.
  const page = await context.newPage();
  await page.clock.install();
  await openLive(page, "/profile");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.route(CHUNKS, (route) => route.fulfill(gone));
  const { opener, modal } = parts(page);
  await opener.click();
  await expect(modal).toBeVisible();
  const words = modal.getByText(/^We couldn’t open this/);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(words).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.unroute(CHUNKS);
  await modal.getByRole("button", { name: "Try again" }).click();
  await expect(modal).toHaveCount(0);
  await opener.click();
  await expect(modal.getByRole("link").first()).toBeVisible();
  await page.close();
});
